// From letter to letter with arrows: to the nearest one that lies in that direction.
import type { TableTile } from '../types.ts';
import { kindOf } from './tiles.ts';

export type Way = 'right' | 'left' | 'up' | 'down';

/** The way of an arrow as a step to the right and a step down. */
export const AHEAD: Record<Way, [number, number]> = { right: [1, 0], left: [-1, 0], up: [0, -1], down: [0, 1] };

const WAYS: Record<string, Way> = { ArrowRight: 'right', ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down' };

/** Where an arrow leads; nothing for another key. */
export function wayOf(key: string): Way | undefined {
  return WAYS[key];
}

/** How much farther something counts that lies aside. */
const ASIDE = 2;

/** The letter beside one, or the same one at the edge of the table. Whatever lies more aside than ahead is another way's. */
export function besideIn(table: readonly TableTile[], from: number, way: Way): number {
  const start = table[from];
  if (!start) return from;
  const [right, down] = AHEAD[way];
  let found = from;
  let nearest = Number.POSITIVE_INFINITY;
  table.forEach((tile, number) => {
    const [x, y] = [tile.x - start.x, tile.y - start.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const distance = ahead + ASIDE * aside;
    if (kindOf(tile.tile) || ahead <= 0 || aside > ahead || distance >= nearest) return;
    [found, nearest] = [number, distance];
  });
  return found;
}
