// What tiles are worth, and the letters a blank may stand for: read from the table of remaining tiles.
import type { TileCount } from '../types.ts';
import { BLANK } from '../../../lib/hand/draft.ts';
import { letterOf } from '../../../lib/hand/pieces.ts';

export type Values = ReadonlyMap<string, number>;

export function valuesOf(remaining: readonly TileCount[]): Values {
  return new Map(remaining.map((count) => [letterOf(count.tile), count.value]));
}

/** The letters of the set, in the order of the alphabet. */
export function lettersOf(remaining: readonly TileCount[]): string[] {
  return remaining.filter((count) => count.tile !== BLANK).map((count) => letterOf(count.tile));
}
