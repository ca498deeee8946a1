// The command line: what people type who would rather type. `path CHATS`, `sat 3 MAISON`, `end QV`.
import { COMMON, commandNamed, type CommonCommand, type Vocabulary } from '../../../lib/table/commands.ts';

export type Command =
  | { do: 'path'; word: string }
  | { do: 'satellite'; /** Whose, counted from 1; nothing means one's own. */ player: number | null; slot: number; word: string }
  | { do: 'end' | 'pass' | 'buy'; back: string | null }
  | { do: Plain }
  | { do: 'unknown'; typed: string };

/** Commands of one word. */
export type Plain = CommonCommand | 'refill' | 'undo' | 'lay' | 'bag' | 'last' | 'board' | 'next';

const PLAIN: Vocabulary<Plain> = {
  ...COMMON,
  refill: ['draw', 'refill', 'piocher', 'pioche'],
  undo: ['undo', 'back', 'reprendre', 'annuler'],
  recall: ['recall', 'rappeler'],
  lay: ['lay', 'play', 'poser', 'jouer'],
  bag: ['bag', 'sac'],
  last: ['last', 'dernier', 'derniere', 'dernière'],
  board: ['board', 'plateau', 'parcours'],
  next: ['next', 'where', 'ensuite', 'où', 'ou'],
};

const PATH = ['path', 'p', 'chemin', 'c', 'word', 'mot'];
const SATELLITE = ['sat', 's', 'satellite'];
const RETURNING: Vocabulary<'end' | 'pass' | 'buy'> = {
  end: ['end', 'fin', 'finir', 'terminer'],
  pass: ['pass', 'passe', 'passer'],
  buy: ['buy', 'acheter', 'achat'],
};

/** Reads a line. */
export function readCommand(line: string): Command {
  const typed = line.trim();
  const [first = '', ...rest] = typed.split(/\s+/);
  const verb = first.toLowerCase();
  const unknown: Command = { do: 'unknown', typed };
  if (PATH.includes(verb)) return rest.length === 1 && rest[0] ? { do: 'path', word: rest[0].toLocaleUpperCase() } : unknown;
  if (SATELLITE.includes(verb)) return readSatellite(rest) ?? unknown;
  const returning = commandNamed(RETURNING, first);
  if (returning) return { do: returning, back: rest.length > 0 ? rest.join('').toLocaleUpperCase() : null };
  if (rest.length > 0) return unknown;
  const plain = commandNamed(PLAIN, first);
  return plain ? { do: plain } : unknown;
}

/** `3 MAISON` is one's own third, `2.3 MAISON` that of the second player. */
function readSatellite([where = '', word = '', ...rest]: string[]): Command | null {
  const match = /^(?:(\d)\.)?(\d{1,2})$/.exec(where);
  if (!match || word === '' || rest.length > 0) return null;
  return { do: 'satellite', player: match[1] ? Number(match[1]) : null, slot: Number(match[2]), word: word.toLocaleUpperCase() };
}
