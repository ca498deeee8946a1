// The word that a chain makes with old letters, tile by tile in the order of reading.
import type { Point } from '../../../lib/hand/drop.ts';
import type { Laid, ReadingView, TableTile } from '../types.ts';
import { placesOf, type Laying, written } from './laying.ts';

/** A tile of a word that is being made. */
export interface Step {
  letter: string;
  at: Point;
  isNew: boolean;
}

/** A list in the order of reading: old ones away from the chain, new ones away from their nest. */
function inOrder<Item>(reads: ReadingView['reads'], reused: readonly Item[], chain: readonly Item[]): Item[] {
  return reads === 'outwards' ? [...reused.toReversed(), ...chain] : [...chain.toReversed(), ...reused];
}

/** The tiles of a word in the order of reading; those of a chain that makes no word yet, in the order of laying. */
export function stepsOf(reading: ReadingView | null, { chain }: Laying, table: readonly TableTile[]): Step[] {
  const laid = chain.map(({ held, at }) => ({ letter: written(held), at, isNew: true }));
  const old = (reading?.reused ?? []).flatMap((tile): Step[] => {
    const found = table[tile];
    return found ? [{ letter: found.tile, at: found, isNew: false }] : [];
  });
  return reading ? inOrder(reading.reads, old, laid) : laid;
}

/** Whether a chain and the letters that a reading reuses spell its word. */
export function isSpelled(reading: ReadingView, laying: Laying, table: readonly TableTile[]): boolean {
  const letters = stepsOf(reading, laying, table).map(({ letter }) => letter);
  return letters.join('').toLocaleUpperCase() === reading.word;
}

/** The tiles of a word that could be laid, in the order of reading. */
export function stepsOfLaid({ on, chain, reused, reads }: Laid, table: readonly TableTile[]): Step[] {
  const places = placesOf(on, chain.map((tile) => tile.direction), table);
  const laid = chain.map(({ tile }, number): Step => ({ letter: tile, at: places[number] ?? { x: 0, y: 0 }, isNew: true }));
  const old = reused.flatMap((tile): Step[] => (table[tile] ? [{ letter: table[tile].tile, at: table[tile], isNew: false }] : []));
  return inOrder(reads, old, laid);
}

/** Readings are told apart by their words and by the letters they reuse. */
export function nameOfReading({ word, reused, reads }: ReadingView): string {
  return `${word} ${reads} ${reused.join('-')}`;
}
