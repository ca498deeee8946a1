// The command line: what people type who would rather type. `DIVERTI`, `+2`, `open Lu`, `free E`, `exchange 3`.
import { COMMON, commandNamed, type CommonCommand, type Vocabulary } from '../../../lib/table/commands.ts';
import type { Kind } from './tiles.ts';

export type Command =
  | { do: 'write'; word: string }
  | { do: 'on'; /** The letter, and the word it stands in if that is said. */ letter: string; word: string | null }
  | { do: 'action'; kind: Kind }
  | { do: 'exchange'; count: number | null }
  | { do: 'return'; tiles: string[] }
  | { do: 'open'; /** Whose; everybody's if nobody is named. */ name: string | null }
  | { do: 'letters'; which: Which; /** Only this letter, or only those of this word. */ of: string | null }
  | { do: 'announce'; /** Another word that the laid tiles make. */ word: string }
  | { do: 'last'; count: number }
  | { do: 'define'; word: string }
  | { do: Plain }
  | { do: 'unknown'; typed: string };

/** The letters of the table that are asked for. */
export type Which = 'all' | 'free' | 'blocked';

/** Commands of one word. */
export type Plain = CommonCommand | 'play' | 'pass' | 'words' | 'piles' | 'next' | 'unseen' | 'here' | 'room' | 'laid' | 'gifts' | 'swing' | 'bend';

const PLAIN: Vocabulary<Plain> = {
  ...COMMON,
  score: [...COMMON.score, 'left', 'reste'],
  recall: ['recall', 'back', 'reprendre', 'annuler'],
  play: ['play', 'lay', 'jouer', 'poser'],
  pass: ['pass', 'passe', 'passer'],
  words: ['words', 'mots'],
  piles: ['piles', 'pile', 'pioches', 'pioche'],
  next: ['next', 'who', 'suivant', 'qui', 'ensuite'],
  unseen: ['unseen', 'cachés', 'caches'],
  here: ['here', 'where', 'ici', 'où', 'ou'],
  room: ['room', 'place'],
  laid: ['laid', 'posés'],
  gifts: ['gifts', 'dons'],
  swing: ['swing', 'turn-chain', 'pivoter'],
  bend: ['bend', 'curve', 'courber'],
};

const LETTERS: Vocabulary<Which> = {
  all: ['letters', 'lettres-posées', 'table'],
  free: ['free', 'libres', 'libre'],
  blocked: ['blocked', 'bloquées', 'bloquees', 'bloquée', 'bloquee'],
};
const WRITE = ['word', 'mot'];
const ANNOUNCE = ['as', 'comme'];
const LAST = ['last', 'dernier', 'derniers', 'derniere', 'dernière'];
const ON = ['on', 'sur'];
const EXCHANGE = ['exchange', 'echanger', 'échanger', 'change'];
const RETURN = ['return', 'rendre'];
const OPEN = ['open', 'tiles-of', 'jetons', 'ouverts'];
const DEFINE = ['define', 'meaning', 'définir', 'definir', 'sens'];
const KINDS: Vocabulary<Kind> = {
  '+2': ['+2', 'plus2'],
  '+3': ['+3', 'plus3'],
  skip: ['skip', 'sauter', 'saut'],
  reverse: ['reverse', 'inversion', 'inverser'],
};

/** Reads a line; a single word that is no command is a word to lay. */
export function readCommand(line: string): Command {
  const typed = line.trim();
  const [first = '', ...rest] = typed.split(/\s+/);
  const verb = first.toLocaleLowerCase();
  const [second = ''] = rest;
  if (rest.length === 0) return readSingle(first, typed);
  const which = commandNamed(LETTERS, verb);
  if (which && rest.length === 1) return { do: 'letters', which, of: second.toLocaleUpperCase() };
  if (rest.length === 1 && ANNOUNCE.includes(verb)) return { do: 'announce', word: second.toLocaleUpperCase() };
  if (rest.length === 1 && LAST.includes(verb) && /^\d{1,2}$/.test(second)) return { do: 'last', count: Number(second) };
  if (rest.length === 1 && WRITE.includes(verb)) return { do: 'write', word: second.toLocaleUpperCase() };
  if (rest.length <= 2 && ON.includes(verb) && second.length === 1) return { do: 'on', letter: second.toLocaleUpperCase(), word: rest[1]?.toLocaleUpperCase() ?? null };
  if (rest.length === 1 && EXCHANGE.includes(verb) && /^\d$/.test(second)) return { do: 'exchange', count: Number(second) };
  if (RETURN.includes(verb)) return { do: 'return', tiles: rest.map((tile) => commandNamed(KINDS, tile) ?? tile.toLocaleUpperCase()) };
  if (OPEN.includes(verb)) return { do: 'open', name: rest.join(' ') };
  if (rest.length === 1 && DEFINE.includes(verb)) return { do: 'define', word: second.toLocaleUpperCase() };
  return { do: 'unknown', typed };
}

function readSingle(word: string, typed: string): Command {
  const plain = commandNamed(PLAIN, word);
  if (plain) return { do: plain };
  const which = commandNamed(LETTERS, word);
  if (which) return { do: 'letters', which, of: null };
  if (LAST.includes(word.toLocaleLowerCase())) return { do: 'last', count: 1 };
  const kind = commandNamed(KINDS, word);
  if (kind) return { do: 'action', kind };
  if (EXCHANGE.includes(word.toLocaleLowerCase())) return { do: 'exchange', count: null };
  if (OPEN.includes(word.toLocaleLowerCase())) return { do: 'open', name: null };
  return /^\p{L}{2,}$/u.test(word) ? { do: 'write', word: word.toLocaleUpperCase() } : { do: 'unknown', typed };
}
