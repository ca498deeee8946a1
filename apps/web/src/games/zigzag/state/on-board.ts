// What the drawn table needs from its owner: a game in progress or a review.
import type { LaidTile } from '../../../lib/hand/draft.ts';
import type { Drag } from '../../../lib/hand/drag.svelte.ts';
import type { Point } from '../../../lib/hand/drop.ts';
import type { Laid, TableTile, View } from '../types.ts';
import { placesOf } from './laying.ts';
import type { Play } from './play.svelte.ts';

/** A game as its table shows it. */
export type OnBoard = Pick<Play, 'view' | 'seat' | 'table' | 'laying' | 'steps' | 'reading' | 'anchor' | 'focus' | 'picked' | 'tile' | 'freeOn'>;

/** The tile in the air, and the place it is over. */
export type InAir = Pick<Drag, 'tile' | 'target'>;

export const NOTHING_IN_AIR: InAir = { tile: null, target: null };

/** A tile as it is drawn. */
export interface DrawnTile extends Point {
  tile: string;
  direction: number | null;
  owner: number;
}

/** The tiles that a computer tries, each with its place and direction as a name: `3000,1500,6`. */
export function triedTiles({ on, chain }: Laid, table: readonly TableTile[]): LaidTile[] {
  const places = placesOf(on, chain.map(({ direction }) => direction), table);
  return chain.map(({ tile, direction }, number) => {
    const at = places[number] ?? { x: 0, y: 0 };
    const letter = tile.toLocaleUpperCase();
    return { square: [at.x, at.y, on === null && number === 0 ? '' : direction].join(','), letter, blank: tile !== letter };
  });
}

/** Tried tiles as they are drawn. */
export function drawnTrial(tiles: readonly LaidTile[], view: View | null): DrawnTile[] {
  return tiles.map(({ square, letter, blank }) => {
    const [x = 0, y = 0, direction = ''] = square.split(',');
    return { x: Number(x), y: Number(y), direction: direction === '' ? null : Number(direction), tile: blank ? letter.toLocaleLowerCase() : letter, owner: view?.turn ?? 0 };
  });
}
