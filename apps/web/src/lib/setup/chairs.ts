// Who is to sit at a table that is being set.
import type { NewSeat } from '../types/protocol.ts';
import { optionsText, type ComputerPlayers } from './computers.ts';

/** A player to be seated. */
export interface Chair {
  by: NewSeat['by'];
  /** Of someone beside me. */
  name: string;
  /** Of a computer player. */
  level: string;
  /** What follows the level of a computer player: `rusher`, `seconds=5`. */
  options: string;
}

export const MOST_CHAIRS = 4;

export function chair(by: Chair['by'], level = ''): Chair {
  return { by, name: '', level, options: '' };
}

/** A computer player as the server names them: `level5:rusher`, `champion:seconds=5`. */
export function described({ level, options }: Chair): string {
  return options === '' ? level : `${level}:${options}`;
}

/** The computer player of such a name. */
export function computerChair(description: string): Chair {
  const [level = '', options = ''] = description.split(':');
  return { ...chair('computer', level), options };
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
export function readChair(kept: unknown, { gentle, options }: ComputerPlayers): Chair | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const found = kept as Partial<Record<keyof Chair | string, unknown>>;
  const { by, name, level = gentle } = found;
  if (typeof by !== 'string' || !KINDS.includes(by) || typeof level !== 'string') return null;
  const read = chair(by as Chair['by'], level);
  if (typeof name === 'string') read.name = name;
  read.options = typeof found.options === 'string' ? found.options : optionsText(options, level, (option) => separate(found[option.name]) ?? option.usual);
  return read;
}

/** The value of an option in a field of its own, as chairs were kept at first. */
function separate(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
