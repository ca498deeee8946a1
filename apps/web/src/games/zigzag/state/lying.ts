// What lies on the table from this hand: as it is laid, or as it would lie if the tile in the air were let go.
import type { HeldTile } from '../../../lib/hand/draft.ts';
import type { Point } from '../../../lib/hand/drop.ts';
import { placesOf, readNest, ROOT } from './laying.ts';
import { nestAt } from './plane.ts';
import { readChain } from './play.svelte.ts';
import type { InAir, OnBoard } from './on-board.ts';

export interface Lying {
  held: HeldTile;
  at: Point;
  direction: number | null;
  /** Whether it is the tile in the air. */
  isAloft: boolean;
}

export function lyingWith(play: OnBoard, { tile, target }: InAir): Lying[] {
  const { on, chain, action } = play.laying;
  const dragged = target === null ? null : readChain(target);
  const places = dragged && placesOf(dragged.on, dragged.directions, play.table);
  const isFirst = (number: number): boolean => on === null && number === 0;
  const lying = chain.map(({ held, at, direction }, number): Lying => {
    const shown = { at: places?.[number] ?? at, direction: dragged?.directions[number] ?? direction };
    return { held, at: shown.at, direction: isFirst(number) ? null : shown.direction, isAloft: held.id === tile };
  });
  if (action && action.held.id !== tile && !dragged) lying.push({ held: action.held, at: action.at, direction: action.direction, isAloft: false });
  const aloft = tile === null || dragged || chain.some(({ held }) => held.id === tile) ? null : play.tile(tile);
  const ghost = aloft && target !== null ? ghostAt(play, target) : null;
  if (aloft && ghost) lying.push({ held: aloft, ...ghost, isAloft: true });
  return lying;
}

function ghostAt(play: OnBoard, place: string): { at: Point; direction: number | null } | null {
  if (place === ROOT) return { at: { x: 0, y: 0 }, direction: null };
  const nest = readNest(place);
  const host = nest && play.freeOn(nest.on);
  return nest && host ? { at: nestAt(host.ground.on, nest.direction), direction: nest.direction } : null;
}
