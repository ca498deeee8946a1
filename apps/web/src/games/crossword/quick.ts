// Tables at one press, by gentle rules: a wrong word may be taken back, there are hints, the computer can be watched.
import type { QuickRequest, WayToPlay } from '../../lib/game-manifest.ts';
import { presetFor, startsAtOnce, twoSeats } from '../../lib/quick-table.ts';
import type { Language } from '../../lib/settings.ts';
import type { CatalogueEntry, NewSeat, NewTableRequest } from '../../lib/types/protocol.ts';
import { COMPUTERS } from './computers.ts';

const ALONE = 'alone';

export const WAYS: readonly WayToPlay[] = [
  { name: 'friends', opens: 'friends' },
  { name: 'beside', opens: 'beside' },
  { name: ALONE, opens: 'table' },
  { name: 'tournament', opens: 'setup' },
  { name: 'real-board', opens: 'setup' },
  { name: 'solitaire', opens: 'setup', unlisted: true },
];

function gentleRules(way: string, language: Language): Record<string, unknown> {
  const words = { language, lexicon: language, tiles: language === 'fr' ? 'french' : 'english' };
  const screen = { hint: 'list', see_me_think: true, placement_speed: 0, name_length: 30 };
  const kind = { mode: way === ALONE ? 'solitaire' : 'normal', racks: 'hidden', clock: 'none' };
  return { ...words, ...kind, unknown_word: 'refused', refused_word: 'try_again', undo: 'last_turn', screen };
}

export function quickTable(game: CatalogueEntry, request: QuickRequest): NewTableRequest {
  const { way, language } = request;
  const seats: NewSeat[] = way === ALONE ? [{ by: 'me' }] : twoSeats(WAYS, request, COMPUTERS.gentle);
  return { game: game.id, preset: presetFor(game, language), changes: gentleRules(way, language), seats, start: startsAtOnce(seats) };
}
