// Squares by name and by place, and how people write them.
import type { Notation } from '../../../lib/settings.ts';
import type { Direction, Square } from '../types.ts';

export interface Place {
  row: number;
  column: number;
}

const A = 65;

function lettered(number: number): string {
  const tens = Math.floor(number / 26);
  return (tens > 0 ? String.fromCharCode(A + tens - 1) : '') + String.fromCharCode(A + (number % 26));
}

function numbered(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - A + 1, 0) - 1;
}

/** The name the game gives a square: `H8`. */
export function nameOf(place: Place): Square {
  return `${lettered(place.column)}${place.row + 1}`;
}

/** Where a named square lies. */
export function placeOf(square: Square): Place {
  const [, letters = 'A', digits = '1'] = /^([A-Z]+)(\d+)$/i.exec(square) ?? [];
  return { row: Number(digits) - 1, column: numbered(letters) };
}

/** The square this many steps away in a direction; it may lie off the board. */
export function moved(square: Square, direction: Direction, steps: number): Place {
  const { row, column } = placeOf(square);
  return direction === 'across' ? { row, column: column + steps } : { row: row + steps, column };
}

export function crossing(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/** A place on the score sheet: across `8D`, down `D8`; with lettered rows `H4` and `4H`. */
export function written(square: Square, direction: Direction, notation: Notation): string {
  const { row, column } = placeOf(square);
  const [rowName, columnName] =
    notation === 'english' ? [String(row + 1), lettered(column)] : [lettered(row), String(column + 1)];
  return direction === 'across' ? rowName + columnName : columnName + rowName;
}

/** What a row or a column is called at the edge of the board. */
export function edgeName(kind: 'row' | 'column', number: number, notation: Notation): string {
  const isNumber = (kind === 'row') === (notation === 'english');
  return isNumber ? String(number + 1) : lettered(number);
}

/** Reads a place as people write it; which comes first tells the direction. */
export function readPlace(text: string, notation: Notation): { square: Square; direction: Direction } | null {
  const match = /^(?:(\d{1,2})([A-Z])|([A-Z])(\d{1,2}))$/i.exec(text);
  if (!match) return null;
  const numberFirst = match[1] !== undefined;
  const number = Number(match[1] ?? match[4]) - 1;
  const letter = numbered(match[2] ?? match[3] ?? 'A');
  if (number < 0) return null;
  const place = notation === 'english' ? { row: number, column: letter } : { row: letter, column: number };
  const isAcross = numberFirst === (notation === 'english');
  return { square: nameOf(place), direction: isAcross ? 'across' : 'down' };
}
