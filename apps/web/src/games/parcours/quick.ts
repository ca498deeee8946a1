// Tables at one press, by the rules of the box.
import type { QuickRequest, WayToPlay } from '../../lib/game-manifest.ts';
import { presetFor, startsAtOnce, twoSeats } from '../../lib/quick-table.ts';
import type { CatalogueEntry, NewTableRequest } from '../../lib/types/protocol.ts';
import { COMPUTERS } from './computers.ts';

export const WAYS: readonly WayToPlay[] = [
  { name: 'friends', opens: 'friends' },
  { name: 'beside', opens: 'beside' },
];

export function quickTable(game: CatalogueEntry, request: QuickRequest): NewTableRequest {
  const seats = twoSeats(WAYS, request, COMPUTERS.gentle);
  return { game: game.id, preset: presetFor(game, request.language), changes: {}, seats, start: startsAtOnce(seats) };
}
