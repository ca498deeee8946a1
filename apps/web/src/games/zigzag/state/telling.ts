// Tiles, turns and the table in words: for the list of turns and for screen readers.
import { nameAt, spokenCounts, type Speaker } from '../../../lib/table/telling.ts';
import type { ActionKind, ActionView, LineView, TableTile, View } from '../types.ts';
import type { Which } from './command.ts';
import { DIRECTIONS } from './plane.ts';
import { isBlankOnTable, kindOf } from './tiles.ts';

/** The sides that words are used for: right, lower right, below and so on. */
const SIDES = 8;
const PER_SIDE = DIRECTIONS / SIDES;

/** The words that each tile of the table stands in, the oldest first. */
export function wordsByTile({ history }: View): ReadonlyMap<number, string[]> {
  const found = new Map<number, string[]>();
  for (const line of history) {
    if (line.what !== 'word') continue;
    for (const tile of line.word.tiles) found.set(tile, [...(found.get(tile) ?? []), line.word.word]);
  }
  return found;
}

/** The side that a direction lies on, clockwise from the right. */
export function sideOf(direction: number): number {
  return Math.round(direction / PER_SIDE) % SIDES;
}

/** The sides that free directions lie on. */
export function sidesOf(free: readonly number[]): number[] {
  return [...new Set(free.map(sideOf))].sort((one, other) => one - other);
}

/** What an Action tile is called. */
export function actionName(kind: ActionKind, speak: Speaker): string {
  return speak(`zigzag-kind-${kind.replace('+', 'plus-')}`);
}

/** What a tile shows: its letter, its Action, or that it is a blank. */
function spokenFace(tile: string, speak: Speaker): string {
  const kind = kindOf(tile);
  return kind ? actionName(kind, speak) : tile === '?' ? speak('blank') : tile;
}

/** A letter with the words it stands in, and nothing else. */
export function spokenLetter(tile: TableTile | undefined, words: readonly string[], speak: Speaker): string {
  const letter = (tile?.tile ?? '').toLocaleUpperCase();
  const name = isBlankOnTable(tile?.tile ?? '') ? speak('zigzag-letter-blank', { letter }) : letter;
  return words.length === 0 ? name : speak('zigzag-letter-in', { letter: name, words: words.join(', ') });
}

/** All that is to be known of a tile on the table: its letter, its words, whose it is, and its free sides. */
export function spokenTile(view: View, number: number, words: readonly string[], speak: Speaker): string {
  const tile = view.table[number];
  if (!tile) return '';
  const name = nameAt(view, tile.owner);
  const kind = kindOf(tile.tile);
  if (kind) return speak('zigzag-spoken-action', { action: actionName(kind, speak), name });
  const letter = spokenLetter(tile, words, speak);
  if (tile.free.length === 0) return speak('zigzag-spoken-blocked', { letter, name });
  const sides = tile.free.length === DIRECTIONS ? speak('zigzag-sides-all') : sidesOf(tile.free).map((side) => speak(`zigzag-side-${side}`)).join(', ');
  return speak('zigzag-spoken-letter', { letter, name, sides });
}

/** What an Action tile did, in words. */
export function actionNote(view: View, { kind, gifts }: ActionView, speak: Speaker): string {
  const given = gifts.map(({ to, count }) => speak('zigzag-gave', { count, name: nameAt(view, to) }));
  return given.length > 0 ? given.join(', ') : actionName(kind, speak);
}

/** What happened in a line, if it was no word. */
export function lineNote(view: View, line: LineView, speak: Speaker): string {
  switch (line.what) {
    case 'word':
      return line.action ? actionNote(view, line.action, speak) : '';
    case 'action':
      return actionNote(view, line.action, speak);
    case 'exchanged':
      return speak('zigzag-line-exchanged', { count: line.count });
    case 'received':
      return speak('zigzag-line-received', { count: line.count, name: nameAt(view, line.from) });
    case 'missed':
      return speak('zigzag-line-missed', { name: nameAt(view, line.by) });
    default:
      return speak(`zigzag-line-${line.what}`);
  }
}

/** A line as it is said aloud: who, what, and what is left. */
export function spokenLine(view: View, line: LineView, speak: Speaker): string {
  const name = nameAt(view, line.seat);
  const note = lineNote(view, line, speak);
  if (line.what !== 'word') return speak('zigzag-heard-line', { name, what: note });
  const reused = line.word.reused.length;
  const word = speak('zigzag-heard-word', { name, word: line.word.word, count: line.word.laid.length, reused });
  return note === '' ? word : `${word} ${speak('zigzag-heard-action', { what: note })}`;
}

/** How many tiles everybody has left. */
export function spokenPiles(view: View, speak: Speaker): string {
  const piles = view.seats.map(({ player, pile, left }) => speak('zigzag-heard-left', { name: player.name, left, pile }));
  return [...piles, speak('zigzag-heard-reserve', { count: view.reserve })].join(' ');
}

/** A player's open tiles, one by one. */
export function spokenOpen(view: View, seat: number, speak: Speaker): string {
  const open = (view.seats[seat]?.open ?? []).map((tile) => spokenFace(tile, speak));
  return speak('zigzag-heard-open', { name: nameAt(view, seat), tiles: open.length > 0 ? open.join(', ') : '—' });
}

/** The words that lie on the table, in the order in which they were laid. */
export function spokenWords(view: View, speak: Speaker): string {
  const words = view.history.flatMap((line) => (line.what === 'word' ? [speak('zigzag-heard-word-of', { word: line.word.word, name: nameAt(view, line.seat) })] : []));
  return words.length > 0 ? words.join(', ') : speak('zigzag-no-words-yet');
}

/** Letters of the table: all, those that can be built on or those that are blocked; only one letter, or those of one word. */
export function spokenLetters(view: View, { which, of }: { which: Which; of: string | null }, speak: Speaker): string {
  const words = wordsByTile(view);
  const isMeant = ({ tile, free }: TableTile, number: number): boolean => {
    if (kindOf(tile) !== null || (which !== 'all' && free.length > 0 !== (which === 'free'))) return false;
    return of === null || tile.toLocaleUpperCase() === of || (words.get(number) ?? []).includes(of);
  };
  const found = view.table.flatMap((tile, number) => (isMeant(tile, number) ? [spokenTile(view, number, words.get(number) ?? [], speak)] : []));
  if (found.length > 0) return found.join(' ');
  return speak(view.table.length === 0 ? 'zigzag-no-words-yet' : 'zigzag-no-such-letters');
}

export function spokenNext(view: View, speak: Speaker): string {
  const values = { now: nameAt(view, view.turn), next: nameAt(view, view.next) };
  return speak(`zigzag-heard-next-${view.rotation}`, values);
}

export function spokenUnseen(view: View, speak: Speaker): string {
  return speak('zigzag-heard-unseen', { tiles: spokenCounts(view.unseen.map(({ tile, left }) => ({ tile: spokenFace(tile, speak), left }))) });
}
