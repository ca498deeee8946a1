// The board as it lay before each line of the score sheet, read from the sheet itself.
import { pieces } from '../../../lib/hand/pieces.ts';
import { placeOf } from './squares.ts';
import type { LaidTile, Square, TurnView } from '../types.ts';

const EMPTY = '.';

/** The tiles a play brought, in the order of its squares: the word without what lay there before. */
export function laidPieces(word: string): string[] {
  return pieces(word.replace(/\([^)]*\)/g, ''));
}

/** The tiles a line of the score sheet laid. */
export function tilesOf(turn: TurnView): [Square, string][] {
  if (turn.what !== 'played') return [];
  const laid = laidPieces(turn.word);
  return turn.squares.map((square, number) => [square, laid[number] ?? '?']);
}

/** Lines whose plays were taken back after all. */
function withdrawn(history: readonly TurnView[], until: number): Set<number> {
  const gone = new Set<number>();
  for (let line = 0; line < until; line += 1) {
    if (history[line]?.what !== 'withdrawn') continue;
    const play = history.slice(0, line).findLastIndex((turn, number) => turn.what === 'played' && !gone.has(number));
    if (play >= 0) gone.add(play);
  }
  return gone;
}

/** The board before a line; with the number of lines, the board at the end. */
export function boardBefore(history: readonly TurnView[], line: number, columns: number, rows: number = columns): string[] {
  const board = Array.from({ length: rows }, () => Array.from({ length: columns }, () => EMPTY));
  const gone = withdrawn(history, line);
  history.slice(0, line).forEach((turn, number) => {
    if (gone.has(number)) return;
    for (const [square, piece] of tilesOf(turn)) {
      const { row, column } = placeOf(square);
      board[row]?.splice(column, 1, piece);
    }
  });
  return board.map((row) => row.join(''));
}

/** A board with tiles laid on it. */
export function withTiles(board: readonly string[], tiles: readonly LaidTile[]): string[] {
  const rows = board.map((row) => pieces(row));
  for (const tile of tiles) {
    const { row, column } = placeOf(tile.square);
    const letter = tile.blank ? tile.letter.toLocaleLowerCase() : tile.letter;
    rows[row]?.splice(column, 1, letter.length > 1 ? `[${letter}]` : letter);
  }
  return rows.map((row) => row.join(''));
}
