// Tables at one press: parts that the manifests of games are written with.
import type { QuickRequest, WayToPlay } from './game-manifest.ts';
import type { Language } from './settings.ts';
import type { CatalogueEntry, NewSeat, NewTableRequest } from './types/protocol.ts';

/** The preset of a game for words of a language: one made for it, else the first. */
export function presetFor(game: CatalogueEntry, language: Language): string {
  const fitting = game.presets.find((preset) => preset.language === language);
  return (fitting ?? game.presets[0])?.name ?? '';
}

/** Two seats: mine, and one that fits the way. */
export function twoSeats(ways: readonly WayToPlay[], { way, besideName }: QuickRequest, level: string): NewSeat[] {
  const opens = ways.find(({ name }) => name === way)?.opens;
  if (opens === 'friends') return [{ by: 'me' }, { by: 'open' }];
  if (opens === 'beside') return [{ by: 'me' }, { by: 'beside', name: besideName }];
  return [{ by: 'me' }, { by: 'computer', level }];
}

/** Whether the game waits for nobody. */
export function startsAtOnce(seats: readonly NewSeat[]): boolean {
  return seats.every(({ by }) => by !== 'open');
}

/** The ways of a game for two that has no others. */
export const IN_COMPANY: readonly WayToPlay[] = [
  { name: 'friends', opens: 'friends' },
  { name: 'beside', opens: 'beside' },
];

/** A table for two by the rules of the language's preset. */
export function tableForTwo(game: CatalogueEntry, request: QuickRequest, level: string): NewTableRequest {
  const seats = twoSeats(IN_COMPANY, request, level);
  return { game: game.id, preset: presetFor(game, request.language), changes: {}, seats, start: startsAtOnce(seats) };
}
