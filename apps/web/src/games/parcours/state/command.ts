// The command line: what people type who would rather type. `path CHATS`, `sat 3 MAISON`, `end QV`.

export type Command =
  | { do: 'path'; word: string }
  | { do: 'satellite'; /** Whose, counted from 1; nothing means one's own. */ player: number | null; slot: number; word: string }
  | { do: 'end' | 'pass' | 'buy'; back: string | null }
  | { do: Plain }
  | { do: 'unknown'; typed: string };

/** Commands of one word. */
export type Plain = 'refill' | 'undo' | 'hint' | 'shuffle' | 'recall' | 'lay' | 'rack' | 'score' | 'bag' | 'last' | 'turn' | 'time' | 'board' | 'next' | 'keys';

const PLAIN: Record<Plain, readonly string[]> = {
  refill: ['draw', 'refill', 'piocher', 'pioche'],
  undo: ['undo', 'back', 'reprendre', 'annuler'],
  hint: ['hint', 'indice', 'aide'],
  shuffle: ['shuffle', 'mix', 'mélanger', 'melanger'],
  recall: ['recall', 'rappeler'],
  lay: ['lay', 'play', 'poser', 'jouer'],
  rack: ['rack', 'tiles', 'chevalet', 'lettres'],
  score: ['score', 'scores', 'points'],
  bag: ['bag', 'sac'],
  last: ['last', 'dernier', 'derniere', 'dernière'],
  turn: ['turn', 'tour'],
  time: ['time', 'clock', 'temps'],
  board: ['board', 'plateau', 'parcours'],
  next: ['next', 'where', 'ensuite', 'où', 'ou'],
  keys: ['keys', 'help', '?', 'touches'],
};

const PATH = ['path', 'p', 'chemin', 'c', 'word', 'mot'];
const SATELLITE = ['sat', 's', 'satellite'];
const RETURNING: Record<'end' | 'pass' | 'buy', readonly string[]> = {
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
  for (const action of ['end', 'pass', 'buy'] as const) {
    if (RETURNING[action].includes(verb)) return { do: action, back: rest.length > 0 ? rest.join('').toLocaleUpperCase() : null };
  }
  if (rest.length > 0) return unknown;
  for (const [name, names] of Object.entries(PLAIN)) {
    if (names.includes(verb)) return { do: name as Plain };
  }
  return unknown;
}

/** `3 MAISON` is one's own third, `2.3 MAISON` that of the second player. */
function readSatellite([where = '', word = '', ...rest]: string[]): Command | null {
  const match = /^(?:(\d)\.)?(\d{1,2})$/.exec(where);
  if (!match || word === '' || rest.length > 0) return null;
  return { do: 'satellite', player: match[1] ? Number(match[1]) : null, slot: Number(match[2]), word: word.toLocaleUpperCase() };
}
