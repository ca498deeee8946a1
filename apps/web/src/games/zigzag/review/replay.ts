// A finished game at one of its turns: the table as it was then, taken from the list of turns.
import type { LastPlay, LineView, TableTile, View } from '../types.ts';
import { leftByTurn } from '../state/left.ts';
import { freeDirections } from '../state/plane.ts';
import type { Step } from '../state/reading.ts';
import { kindOf } from '../state/tiles.ts';

/** The table after so many lines, with the directions that were free then. */
export function tableAfter({ table }: View, lines: number): TableTile[] {
  const lying = table.filter((tile) => tile.line < lines);
  return lying.map((tile) => ({ ...tile, free: kindOf(tile.tile) ? [] : freeDirections(tile, lying) }));
}

/** The play of a line, if it laid anything. */
export function playOf(line: LineView | undefined, number: number): LastPlay | null {
  if (line?.what === 'word') return { seat: line.seat, line: number, word: line.word, action: line.action };
  return line?.what === 'action' ? { seat: line.seat, line: number, word: null, action: line.action } : null;
}

/** The game after this many lines. */
export function viewAfter(view: View, lines: number): View {
  const left = leftByTurn(view)[lines] ?? [];
  const history = view.history.slice(0, lines);
  const scores = view.seats.map((_, seat) => history.findLast((line) => line.seat === seat)?.total ?? 0);
  const seats = view.seats.map((seat, number) => ({ ...seat, left: left[number] ?? seat.left, score: scores[number] ?? 0 }));
  return { ...view, seats, history, table: tableAfter(view, lines), last: playOf(history.at(-1), lines - 1) };
}

/** The word of a line, tile by tile in the order of reading. */
export function stepsOfLine(view: View, line: LineView | undefined): Step[] {
  if (line?.what !== 'word') return [];
  const { tiles, laid } = line.word;
  return tiles.flatMap((number) => {
    const tile = view.table[number];
    return tile ? [{ letter: tile.tile, at: tile, isNew: laid.includes(number) }] : [];
  });
}

/** Whether a player chose what to do in a line. */
export function isTurn(line: LineView | undefined): boolean {
  return line !== undefined && ['word', 'action', 'exchanged', 'passed'].includes(line.what);
}
