// Who is to sit at a table that is being set.
import type { NewSeat } from '../types/protocol.ts';

/** A player to be seated. */
export interface Chair {
  by: NewSeat['by'];
  /** Of someone beside me. */
  name: string;
  /** Of a computer player. */
  level: string;
  /** How long a champion may think about a move. */
  seconds: number;
  /** What a computer player aims at, where that can be chosen. */
  character: string;
}

export const MOST_CHAIRS = 4;
const CHAMPION = 'champion';
const GENTLE = 'level3';
/** The character of a computer player that needs no name. */
export const USUAL_CHARACTER = 'adaptive';

export function chair(by: Chair['by'], level: string = GENTLE): Chair {
  return { by, name: '', level, seconds: 5, character: USUAL_CHARACTER };
}

/** A computer player as the server names him: `level5:rusher`, `champion:seconds=5`. */
export function described({ level, seconds, character }: Chair): string {
  if (level === CHAMPION) return `${CHAMPION}:seconds=${seconds}`;
  return character === USUAL_CHARACTER ? level : `${level}:${character}`;
}

/** The computer player of such a name. */
export function computerChair(description: string): Chair {
  const [level = GENTLE, option = ''] = description.split(':');
  const seconds = Number(/seconds=(\d+)/.exec(option)?.[1] ?? 5);
  const character = /^[a-z]+$/.test(option) ? option : USUAL_CHARACTER;
  return { ...chair('computer', level), seconds, character };
}

/** What the server is told of a chair. */
export function seatOf(seat: Chair): NewSeat {
  switch (seat.by) {
    case 'beside':
      return { by: 'beside', name: seat.name.trim() };
    case 'computer':
      return { by: 'computer', level: described(seat) };
    default:
      return { by: seat.by };
  }
}

const KINDS: readonly string[] = ['me', 'beside', 'open', 'computer'];

/** A chair that was kept, if it can be read. */
export function readChair(kept: Partial<Chair> | null): Chair | null {
  if (typeof kept !== 'object' || kept === null || !KINDS.includes(kept.by ?? '')) return null;
  const read = chair(kept.by ?? 'me', typeof kept.level === 'string' ? kept.level : undefined);
  if (typeof kept.name === 'string') read.name = kept.name;
  if (typeof kept.seconds === 'number') read.seconds = kept.seconds;
  if (typeof kept.character === 'string') read.character = kept.character;
  return read;
}
