// A real board, step by step: what the program must be told next, and what it tells. MS-059, MS-063, MS-071
import { pieces } from '../../../lib/hand/pieces.ts';
import { tilesOf } from '../state/positions.ts';
import type { Seat, Square, TurnView, View } from '../types.ts';

/** What the table waits for from the people around it. */
export type Step =
  | { ask: 'starter' }
  | { ask: 'rack'; seat: Seat; count: number }
  | { ask: 'left'; seat: Seat; count: number }
  | { ask: 'word'; seat: Seat }
  | { ask: 'wait'; seat: Seat }
  | { ask: 'answer' }
  | { ask: 'nothing' };

export function isComputer(view: View, seat: Seat): boolean {
  return view.seats[seat]?.player.by !== 'person';
}

export function stepOf(view: View): Step {
  const { phase, turn } = view;
  switch (phase.waits_for) {
    case 'starter_told':
      return { ask: 'starter' };
    case 'rack_told':
      return { ask: 'rack', seat: phase.seat, count: phase.count };
    case 'left_told':
      return { ask: 'left', seat: phase.seat, count: phase.count };
    case 'nothing':
      return { ask: 'nothing' };
    case 'move':
      if (turn === null) return { ask: 'nothing' };
      return isComputer(view, turn) ? { ask: 'wait', seat: turn } : { ask: 'word', seat: turn };
    default:
      return { ask: 'answer' };
  }
}

/** What a computer player has just done at the real table: the last line, if the computer made it. */
export function computerTurn(view: View): TurnView | null {
  const last = view.history.findLast((turn) => turn.what !== 'racks');
  return last && isComputer(view, last.seat) ? last : null;
}

export interface ToPlace {
  square: Square;
  letter: string;
  blank: boolean;
}

/** The tiles to put on the real board, in the order of the word. */
export function toPlace(turn: TurnView): ToPlace[] {
  return tilesOf(turn).map(([square, piece]) => {
    const letter = piece.replace(/[[\]]/g, '');
    return { square, letter: letter.toLocaleUpperCase(), blank: letter !== letter.toLocaleUpperCase() };
  });
}

/** All tiles that nobody has laid or told, as one rack. */
export function unseen(view: View): string {
  return view.remaining.map((count) => count.tile.repeat(count.left)).join('');
}

/** What was typed as tiles: capitals without spaces and commas. */
export function typedTiles(typed: string): string {
  return typed.toLocaleUpperCase().replace(/[\s,;.]+/g, '');
}

/** How many tiles a text names. */
export function countTiles(typed: string): number {
  return pieces(typedTiles(typed)).length;
}
