// The tiles in hand: their order in the rack, and those laid on the board but not played.
//
// A draft outlives a refresh and updates of the game. What may be played is the server's to say.
import { face, letterOf, pieces } from './pieces.ts';

/** A place of the board for one tile, by the name its game gives it. */
export type Square = string;

/** A tile on the board, as an action or an advice names it. */
export interface LaidTile {
  square: Square;
  letter: string;
  blank: boolean;
}

/** How a rack is sorted. */
export type RackOrder = 'random' | 'alphabetical' | 'value';

/** A tile of the player's own. */
export interface HeldTile {
  id: number;
  /** As a rack writes it: `A`, `?`. */
  text: string;
  /** Where it is laid; nothing while it is in the rack. */
  square: Square | null;
  /** What a laid blank stands for. */
  letter: string | null;
}

export interface Draft {
  /** In the order of the rack; a laid tile leaves its place free. */
  tiles: HeldTile[];
  nextId: number;
}

export const BLANK = '?';

export function emptyDraft(): Draft {
  return { tiles: [], nextId: 1 };
}

export function isBlank(tile: HeldTile): boolean {
  return tile.text === BLANK;
}

/** What stands on a tile; a blank in the rack shows nothing but its sign. */
export function shownLetter(tile: HeldTile): string {
  return tile.letter ?? face(tile.text);
}

export function laidTiles(draft: Draft): HeldTile[] {
  return draft.tiles.filter((tile) => tile.square !== null);
}

export function tilesInRack(draft: Draft): HeldTile[] {
  return draft.tiles.filter((tile) => tile.square === null);
}

export function tileOn(draft: Draft, square: Square): HeldTile | null {
  return draft.tiles.find((tile) => tile.square === square) ?? null;
}

/** The laid tiles as an action or a question names them. */
export function asAction(draft: Draft): LaidTile[] {
  return laidTiles(draft).map((tile) => ({
    square: tile.square ?? '',
    letter: tile.letter ?? letterOf(tile.text),
    blank: isBlank(tile),
  }));
}

/** Lays a tile on a square; another tile of ours that lies there goes back to the rack. */
export function lay(draft: Draft, tile: HeldTile, square: Square, letter: string | null = null): void {
  const there = tileOn(draft, square);
  if (there && there !== tile) recallTile(there);
  tile.square = square;
  if (isBlank(tile)) tile.letter = letter ?? tile.letter;
}

/** Takes a tile back to its place in the rack; a blank stands for nothing there. */
export function recallTile(tile: HeldTile): void {
  tile.square = null;
  tile.letter = null;
}

export function recallAll(draft: Draft): void {
  draft.tiles.forEach(recallTile);
}

/** Puts a tile into a gap of the rack: 0 is before the first tile, 1 between the first two. */
export function reorder(draft: Draft, tile: HeldTile, gap: number): void {
  recallTile(tile);
  const before = draft.tiles.slice(0, gap).filter((other) => other.id !== tile.id);
  const after = draft.tiles.slice(gap).filter((other) => other.id !== tile.id);
  draft.tiles = [...before, tile, ...after];
}

/** Mixes the rack; `random` gives numbers from 0 to 1. */
export function shuffle(draft: Draft, random: () => number): void {
  const mixed = [...draft.tiles];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    const [first, second] = [mixed[last], mixed[chosen]];
    if (first && second) [mixed[last], mixed[chosen]] = [second, first];
  }
  draft.tiles = mixed;
}

/** Sorts the rack by letter or by value, blanks last. */
export function sort(draft: Draft, order: RackOrder, valueOf: (text: string) => number): void {
  if (order === 'random') return;
  const byLetter = (one: HeldTile, other: HeldTile): number =>
    Number(isBlank(one)) - Number(isBlank(other)) || one.text.localeCompare(other.text);
  const byValue = (one: HeldTile, other: HeldTile): number =>
    Number(isBlank(one)) - Number(isBlank(other)) || valueOf(other.text) - valueOf(one.text) || byLetter(one, other);
  draft.tiles = [...draft.tiles].sort(order === 'value' ? byValue : byLetter);
}

/** The tile of the rack that a typed letter means: one with that letter, or a blank. */
export function tileFor(draft: Draft, letter: string, blankOnly: boolean): HeldTile | null {
  const held = tilesInRack(draft);
  const natural = held.find((tile) => !isBlank(tile) && letterOf(tile.text) === letter);
  const blank = held.find(isBlank) ?? null;
  return (blankOnly ? null : natural) ?? blank;
}

/**
 * Takes the rack as the game says it is: tiles that are still there keep their places and squares,
 * tiles that are gone go, new ones come at the end. Laid tiles go back when their squares are taken.
 */
export function reconcile(draft: Draft, rack: string, isFree: (square: Square) => boolean): void {
  const wanted = pieces(rack);
  const kept: HeldTile[] = [];
  const inOrderOfTrust = [...laidTiles(draft), ...tilesInRack(draft)];
  for (const tile of inOrderOfTrust) {
    const found = wanted.indexOf(tile.text);
    if (found < 0) continue;
    wanted.splice(found, 1);
    kept.push(tile);
  }
  draft.tiles = draft.tiles.filter((tile) => kept.includes(tile));
  for (const tile of draft.tiles) {
    if (tile.square !== null && !isFree(tile.square)) recallTile(tile);
  }
  for (const text of wanted) {
    draft.tiles.push({ id: draft.nextId, text, square: null, letter: null });
    draft.nextId += 1;
  }
}

/** Lays the tiles of an advised play; false when the rack does not hold them. */
export function layAdvised(draft: Draft, advised: readonly LaidTile[]): boolean {
  recallAll(draft);
  for (const laid of advised) {
    const tile = tileFor(draft, laid.letter, laid.blank);
    if (!tile || isBlank(tile) !== laid.blank) {
      recallAll(draft);
      return false;
    }
    lay(draft, tile, laid.square, laid.letter);
  }
  return true;
}

/** A draft that was kept, if it can be read. */
export function readDraft(kept: unknown): Draft | null {
  const draft = kept as Draft | undefined;
  const isTile = (tile: HeldTile): boolean => typeof tile?.id === 'number' && typeof tile.text === 'string';
  if (!Array.isArray(draft?.tiles) || !draft.tiles.every(isTile)) return null;
  const nextId = Math.max(0, ...draft.tiles.map((tile) => tile.id)) + 1;
  const tiles = draft.tiles.map(({ id, text, square, letter }) => ({ id, text, square: square ?? null, letter: letter ?? null }));
  return { tiles, nextId };
}
