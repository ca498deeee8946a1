// Typing on the board: an arrow on a square, letters that lay tiles along it.
import type { Direction, Square } from '../types.ts';
import { isBlank, laidTiles, lay, recallTile, tileFor, tileOn, type Draft, type HeldTile } from '../../../lib/hand/draft.ts';
import { squareAt, squareNamed, type Grid, type GridSquare } from './grid.ts';
import { crossing, moved, nameOf, placeOf } from './squares.ts';

export interface Arrow {
  square: Square;
  direction: Direction;
}

/** What came of a typed letter. */
export type Typed =
  | { what: 'laid'; tile: HeldTile; arrow: Arrow }
  | { what: 'not in rack' }
  | { what: 'no room' };

/** Pressing a square puts the arrow there; pressing again turns it, and once more takes it away. */
export function pressed(arrow: Arrow | null, square: Square): Arrow | null {
  if (arrow?.square !== square) return { square, direction: arrow?.direction ?? 'across' };
  return arrow.direction === 'across' ? { square, direction: 'down' } : null;
}

export function turned(arrow: Arrow): Arrow {
  return { ...arrow, direction: crossing(arrow.direction) };
}

/** The square that many steps away, if the board has it. */
export function stepped(grid: Grid, arrow: Arrow, steps: number): Square | null {
  return squareAt(grid, moved(arrow.square, arrow.direction, steps))?.square ?? null;
}

function isTaken(draft: Draft, square: GridSquare): boolean {
  return square.letter !== null || tileOn(draft, square.square) !== null;
}

/** The first free square from the arrow on, the arrow's own included. */
function freeFrom(grid: Grid, draft: Draft, arrow: Arrow): Square | null {
  let square = squareNamed(grid, arrow.square);
  while (square && isTaken(draft, square)) {
    square = squareAt(grid, moved(square.square, arrow.direction, 1));
  }
  return square?.square ?? null;
}

/** Lays the tile of a typed letter and moves the arrow past it; with `asBlank` only a blank will do. */
export function typeLetter(grid: Grid, draft: Draft, arrow: Arrow, letter: string, asBlank: boolean): Typed {
  const square = freeFrom(grid, draft, arrow);
  if (!square) return { what: 'no room' };
  const tile = tileFor(draft, letter, asBlank);
  if (!tile) return { what: 'not in rack' };
  lay(draft, tile, square, isBlank(tile) ? letter : null);
  return { what: 'laid', tile, arrow: advanced(grid, draft, { ...arrow, square }) };
}

/** The arrow on the next free square, or on its own if there is none. */
function advanced(grid: Grid, draft: Draft, arrow: Arrow): Arrow {
  const next = freeFrom(grid, draft, arrow);
  return next ? { ...arrow, square: next } : arrow;
}

/** Moves the arrow on by one square without laying anything. */
export function skipped(grid: Grid, arrow: Arrow): Arrow {
  return { ...arrow, square: stepped(grid, arrow, 1) ?? arrow.square };
}

/** Takes back the last tile before the arrow (or under it) and puts the arrow there. */
export function typedBack(grid: Grid, draft: Draft, arrow: Arrow): Arrow {
  const under = tileOn(draft, arrow.square);
  if (under) {
    recallTile(under);
    return arrow;
  }
  let place = moved(arrow.square, arrow.direction, -1);
  while (squareAt(grid, place)) {
    const square = nameOf(place);
    const tile = tileOn(draft, square);
    if (tile) {
      recallTile(tile);
      return { ...arrow, square };
    }
    if (squareAt(grid, place)?.letter === null) return { ...arrow, square };
    place = moved(square, arrow.direction, -1);
  }
  return arrow;
}

/** The square beside, for the arrow keys; the edge holds. */
export function beside(grid: Grid, square: Square, rows: number, columns: number): Square {
  const { row, column } = placeOf(square);
  return squareAt(grid, { row: row + rows, column: column + columns })?.square ?? square;
}

/** The next free square on the line of the laid tiles, after a tile came down on a square; a first tile begins a line across. */
export function onward(grid: Grid, draft: Draft, square: Square): Square {
  const places = laidTiles(draft).map((tile) => placeOf(tile.square ?? square));
  const isDown = places.length > 1 && places.every((place) => place.column === placeOf(square).column);
  return freeFrom(grid, draft, { square, direction: isDown ? 'down' : 'across' }) ?? square;
}
