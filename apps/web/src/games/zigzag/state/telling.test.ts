// Zigzag in words: every tile by the words it stands in and its free sides, every line of the history.
import { expect, test } from 'vitest';
import { sentence } from '../../../lib/language/messages.ts';
import type { Speaker } from '../../../lib/table/telling.ts';
import { zigzagView } from '../testing/views.ts';
import type { Which } from './command.ts';
import { spokenRoom, spokenTurn } from './telling-room.ts';
import { sidesOf, spokenLetters, spokenLine, spokenNext, spokenOpen, spokenPiles, spokenTile, spokenUnseen, spokenWords, wordsByTile } from './telling.ts';

const view = zigzagView();
const words = wordsByTile(view);
const [en, fr] = (['en', 'fr'] as const).map((language): Speaker => (name, values) => sentence(language, name, values)) as [Speaker, Speaker];

test('a letter is told by its words, its owner and its free sides', () => {
  expect(spokenTile(view, 2, words.get(2) ?? [], en)).toBe('V in DIVA, laid by Ada. Free: below, above.');
  expect(spokenTile(view, 2, words.get(2) ?? [], fr)).toBe('V dans DIVA, posé par Ada. Libre : en bas, en haut.'.replace(' :', '\u00a0:'));
});

test('a blocked letter and an Action tile are told as such', () => {
  const blocked = zigzagView({ table: view.table.map((tile) => ({ ...tile, free: [] })) });
  expect(spokenTile(blocked, 1, ['DIVA'], en)).toBe('I in DIVA, laid by Ada. Blocked: no free side.');
  expect(spokenTile(view, 4, [], en)).toBe('Action tile +2, laid by Ada.');
});

test('free directions are told by eight sides', () => {
  expect(sidesOf([6, 18])).toEqual([2, 6]);
  expect(sidesOf([0, 1, 23])).toEqual([0]);
  expect(sidesOf(Array.from({ length: 24 }, (_, direction) => direction))).toHaveLength(8);
});

test('a word is told with what it reused and what its Action tile did', () => {
  expect(spokenLine(view, view.history[0] as never, en)).toBe('Ada plays DIVA: 4 tiles laid, 0 reused. Action: 2 to Blaise.');
  expect(spokenLine(view, view.history[1] as never, en)).toBe('Blaise: got 2 from Ada.');
});

test('every question of the command line has its answer', () => {
  expect(spokenWords(view, en)).toBe('DIVA by Ada');
  expect(spokenOpen(view, 0, en)).toBe('Open tiles of Ada: E, R, T, I, S, +3, blank.');
  expect(spokenPiles(view, en)).toBe('Ada: 16 left, 9 in the pile. Blaise: 12 left, 5 in the pile. Reserve: 40.');
  expect(spokenNext(view, en)).toBe('It is Ada’s turn, then Blaise’s. Play goes clockwise.');
  expect(spokenUnseen(view, fr)).toContain('A 3, Passe-tour 1');
});

test('letters are asked for by whether they are free, by themselves or by their word', () => {
  const table = view.table.map((tile, number) => (number === 1 ? { ...tile, free: [] } : tile));
  const asked = (which: Which, of: string | null): string[] => spokenLetters({ ...view, table }, { which, of }, en).split(/(?<=side|e|w|t)\. ?/).map((said) => said[0] ?? '');
  expect(asked('all', null).join('')).toBe('DIVA');
  expect(asked('free', null).join('')).toBe('DVA');
  expect(asked('blocked', null).join('')).toBe('I');
  expect(asked('all', 'DIVA').join('')).toBe('DIVA');
  expect(asked('free', 'V').join('')).toBe('V');
  expect(spokenLetters(view, { which: 'free', of: 'Z' }, en)).toBe('There are no such letters on the table.');
});

test('a listener is told how many tiles have room on each side of a letter', () => {
  expect(spokenRoom(view, 2, ['DIVA'], en)).toBe('V in DIVA. Room for so many tiles: below 7, above 7.');
  expect(spokenRoom(zigzagView({ table: view.table.map((tile) => ({ ...tile, free: [] })) }), 2, ['DIVA'], en)).toBe('V in DIVA. No room: it is blocked.');
});

test('a listener is told which way a chain goes', () => {
  const held = { id: 1, text: 'E', square: null, letter: null };
  const at = { x: 0, y: 0 };
  const chain = [6, 6, 4, 3].map((direction) => ({ held, direction, at }));
  expect(spokenTurn({ on: 2, chain, action: null }, en)).toBe('It goes: below, lower right.');
  expect(spokenTurn({ on: null, chain, action: null }, fr)).toBe('Direction\u00a0: en bas, en bas à droite.');
});
