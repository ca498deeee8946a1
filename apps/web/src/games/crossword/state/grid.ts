// The board as it lies: rows of text read into squares, with the premium squares under them.
import type { LayoutView, Square } from '../types.ts';
import { face, isBlankOnBoard, pieces } from '../../../lib/hand/pieces.ts';
import { nameOf, placeOf, type Place } from './squares.ts';

/** How much a premium square multiplies, and what. */
export interface Premium {
  kind: 'letter' | 'word';
  factor: number;
}

export interface GridSquare {
  square: Square;
  row: number;
  column: number;
  /** What stands on the tile that lies here; nothing on an empty square. */
  letter: string | null;
  blank: boolean;
  premium: Premium | null;
  start: boolean;
}

export interface Grid {
  rows: GridSquare[][];
  columns: number;
}

const EMPTY = '.';

/** Reads the sign of a premium: `3W` counts the word three times. */
function premiumOf(sign: string | undefined): Premium | null {
  if (!sign) return null;
  return { kind: sign.endsWith('W') ? 'word' : 'letter', factor: Number.parseInt(sign, 10) };
}

/** The board of a view on its layout; without a layout every square is plain. */
export function readGrid(board: readonly string[], layout: Pick<LayoutView, 'start' | 'premiums'> | null): Grid {
  const rows = board.map((text, row) =>
    pieces(text).map((piece, column): GridSquare => {
      const square = nameOf({ row, column });
      const isEmpty = piece === EMPTY;
      return {
        square,
        row,
        column,
        letter: isEmpty ? null : face(piece).toLocaleUpperCase(),
        blank: !isEmpty && isBlankOnBoard(piece),
        premium: premiumOf(layout?.premiums[row]?.[column]),
        start: layout?.start === square,
      };
    }),
  );
  return { rows, columns: rows[0]?.length ?? 0 };
}

/** The square at a place, if the board has it. */
export function squareAt(grid: Grid, place: Place): GridSquare | null {
  return grid.rows[place.row]?.[place.column] ?? null;
}

export function squareNamed(grid: Grid, square: Square): GridSquare | null {
  return squareAt(grid, placeOf(square));
}
