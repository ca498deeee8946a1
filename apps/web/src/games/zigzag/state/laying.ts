// What a player has laid but not played: a chain of letters, and at most one Action tile, told from where the held tiles are.
//
// A held tile's place is the nest it lies in, by name: `t12>5` on tile 12 of the table in direction 5, `n3>5` on the
// held tile 3, `root` for the first tile of the game.
import { isBlank, laidTiles, shownLetter, type Draft, type HeldTile, type Square } from '../../../lib/hand/draft.ts';
import type { Point } from '../../../lib/hand/drop.ts';
import type { Ground } from './curve.ts';
import { along, chainAt, hasRoom, nestAt } from './plane.ts';
import { isAction, kindOf, type Kind } from './tiles.ts';

/** The place of the first tile of a game. */
export const ROOT = 'root';

/** The middle of the table, where the first tile lies. */
const ORIGIN: Point = { x: 0, y: 0 };

export function oldName(tile: number): string {
  return `t${tile}`;
}

export function ownName(tile: number): string {
  return `n${tile}`;
}

export function nestName(on: string, direction: number): Square {
  return `${on}>${direction}`;
}

/** What a nest is on, and in which direction; nothing for the first place of a game. */
export function readNest(place: Square): { on: string; direction: number } | null {
  const [on, direction] = place.split('>');
  return on && direction ? { on, direction: Number(direction) } : null;
}

/** The number of a tile of the table that is named; nothing for anything else. */
export function readOld(name: string): number | null {
  return name.startsWith('t') ? Number(name.slice(1)) : null;
}

/** A held tile that lies on the table. */
export interface LaidHere {
  held: HeldTile;
  direction: number;
  at: Point;
}

/** A laid Action tile. */
export interface LaidAction extends LaidHere {
  kind: Kind;
  /** The name of the letter it nests on. */
  on: string;
}

export interface Laying {
  /** The letter of the table that the chain nests on; nothing for the first word of a game, or without a chain. */
  on: number | null;
  /** The letters, from that one outwards. */
  chain: LaidHere[];
  action: LaidAction | null;
}

/** What is laid, read from the places of the held tiles. */
export function layingOf(draft: Draft, table: readonly Point[]): Laying {
  const laid = laidTiles(draft);
  const letters = laid.filter((tile) => !isAction(tile));
  const first = letters.find((tile) => tile.square === ROOT || tile.square?.startsWith('t'));
  const held = first ? [first] : [];
  for (let last = first; last; ) {
    const name = `${ownName(last.id)}>`;
    last = letters.find((tile) => tile.square?.startsWith(name));
    if (last) held.push(last);
  }
  const on = first?.square ? readOld(readNest(first.square)?.on ?? '') : null;
  const directions = held.map((tile) => readNest(tile.square ?? '')?.direction ?? 0);
  const places = placesOf(on, directions, table);
  const chain = held.map((tile, number) => ({ held: tile, direction: directions[number] ?? 0, at: places[number] ?? ORIGIN }));
  return { on, chain, action: actionOf(laid.find(isAction), chain, table) };
}

function actionOf(held: HeldTile | undefined, chain: readonly LaidHere[], table: readonly Point[]): LaidAction | null {
  const nest = held?.square ? readNest(held.square) : null;
  const kind = held ? kindOf(held.text) : null;
  const old = nest && readOld(nest.on);
  const host = nest && (old === null ? chain.find((tile) => ownName(tile.held.id) === nest.on)?.at : table[old]);
  if (!held || !kind || !nest || !host) return null;
  return { held, kind, on: nest.on, direction: nest.direction, at: nestAt(host, nest.direction) };
}

/** Where the tiles of a chain lie that begins on a letter, or at the middle of an empty table. */
export function placesOf(on: number | null, directions: readonly number[], table: readonly Point[]): Point[] {
  const host = on === null ? null : table[on];
  return host ? along(host, directions) : directions.length === 0 ? [] : [ORIGIN, ...along(ORIGIN, directions.slice(1))];
}

/** What a chain on a letter must keep clear of; on an empty table, what follows the first tile. */
export function groundOf(on: number | null, table: readonly Point[]): Ground {
  const host = on === null ? ORIGIN : (table[on] ?? ORIGIN);
  return { on: host, tiles: table.length > 0 ? table : [ORIGIN] };
}

/** A chain laid otherwise; the first tile of a game has no direction of its own. */
export function reshaped(on: number | null, directions: readonly number[], table: readonly Point[], shape: (ground: Ground, directions: readonly number[]) => number[] | null): number[] | null {
  const ground = groundOf(on, table);
  if (on !== null) return shape(ground, directions);
  const rest = shape(ground, directions.slice(1));
  return rest && [0, ...rest];
}

/** Whether a chain has room on a letter, or on an empty table. */
export function fitsChain(on: number | null, directions: readonly number[], table: readonly Point[]): boolean {
  const host = on === null ? null : table[on];
  if (host) return chainAt(host, directions, table) !== null;
  return table.length === 0 && chainAt(ORIGIN, directions.slice(1), [ORIGIN]) !== null;
}

/** Lays held tiles as a chain. */
export function layChain(held: readonly HeldTile[], on: number | null, directions: readonly number[]): void {
  held.forEach((tile, number) => {
    const before = held[number - 1];
    const host = before ? ownName(before.id) : on === null ? null : oldName(on);
    tile.square = host === null ? ROOT : nestName(host, directions[number] ?? 0);
  });
}

/** The places that still hold on this table; tiles in others have to go back. */
export function heldPlaces({ on, chain, action }: Laying, table: readonly Point[]): ReadonlySet<Square> {
  const directions = chain.map((tile) => tile.direction);
  let length = chain.length;
  while (length > 0 && !fitsChain(on, directions.slice(0, length), table)) length -= 1;
  const kept = chain.slice(0, length);
  const names = new Set(kept.flatMap((tile) => tile.held.square ?? []));
  if (action?.held.square && (length === chain.length) && fitsAction(action, kept, table)) names.add(action.held.square);
  return names;
}

/** Whether an Action tile has room where it lies. */
export function fitsAction({ on, at }: Pick<LaidAction, 'on' | 'at'>, chain: readonly LaidHere[], table: readonly Point[]): boolean {
  const old = readOld(on);
  const host = old === null ? chain.find((tile) => ownName(tile.held.id) === on)?.at : table[old];
  if (!host || (old !== null && chain.length > 0)) return false;
  return hasRoom(at, host, table) && hasRoom(at, host, chain.map((tile) => tile.at));
}

/** A laid letter as an action names it: a blank is its letter, small. */
export function written(tile: HeldTile): string {
  const letter = shownLetter(tile);
  return isBlank(tile) ? letter.toLocaleLowerCase() : letter;
}
