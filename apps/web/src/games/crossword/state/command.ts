// The command line: what people type who would rather type. `8D HORN`, `exch QV`, `pass`.
import type { Notation } from '../../../lib/settings.ts';
import { COMMON, commandNamed, type CommonCommand, type Vocabulary } from '../../../lib/table/commands.ts';
import type { Direction, Square } from '../types.ts';
import { readPlace } from './squares.ts';

export type Command =
  | { do: 'write'; square: Square; direction: Direction; word: string }
  | { do: 'exchange'; tiles: string }
  | { do: 'define'; word: string }
  | { do: Plain }
  | { do: 'unknown'; typed: string };

/** Commands of one word. */
export type Plain = CommonCommand | 'pass' | 'challenge' | 'accept' | 'undo' | 'play' | 'bag' | 'last' | 'board';

const PLAIN: Vocabulary<Plain> = {
  ...COMMON,
  pass: ['pass', 'passe', 'passer'],
  challenge: ['challenge', 'contester', 'conteste'],
  accept: ['accept', 'accepter', 'accepte'],
  recall: ['recall', 'reprendre'],
  undo: ['undo', 'annuler'],
  play: ['play', 'jouer'],
  bag: ['bag', 'unseen', 'sac', 'reste'],
  last: ['last', 'dernier', 'derniere', 'dernière'],
  board: ['board', 'plateau', 'grille'],
};

const EXCHANGE = ['exch', 'exchange', 'swap', 'échanger', 'echanger', 'ech'];
const DEFINE = ['define', 'def', 'définir', 'definir'];

/** Reads a line. Letters typed in one case only are plain tiles; a small letter among capitals is a blank. */
export function readCommand(line: string, notation: Notation): Command {
  const typed = line.trim();
  const [first = '', second = '', ...rest] = typed.split(/\s+/);
  const word = first.toLowerCase();
  const unknown: Command = { do: 'unknown', typed };
  if (rest.length > 0) return unknown;
  if (second !== '') {
    if (EXCHANGE.includes(word)) return { do: 'exchange', tiles: second.toLocaleUpperCase() };
    if (DEFINE.includes(word)) return { do: 'define', word: second.toLocaleUpperCase() };
    const place = readPlace(first, notation);
    return place ? { do: 'write', ...place, word: capitals(second) } : unknown;
  }
  const plain = commandNamed(PLAIN, first);
  return plain ? { do: plain } : unknown;
}

function capitals(word: string): string {
  const isMixed = word !== word.toLocaleLowerCase() && word !== word.toLocaleUpperCase();
  return isMixed ? word : word.toLocaleUpperCase();
}
