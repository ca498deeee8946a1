// Places, hands and tables in words; trials; the steps of the end.
import { expect, test } from 'vitest';
import { sentence } from '../../../lib/language/messages.ts';
import { parcoursView } from '../testing/views.ts';
import type { LineView } from '../types.ts';
import { spelled } from '../../../lib/table/telling.ts';
import { Trials } from '../../../lib/table/trials.svelte.ts';
import { readTrial } from './announcements.svelte.ts';
import { timeLimit } from './clock.ts';
import { stepsOf } from './ending.ts';
import { allRooms, roomsOf } from './places.ts';
import { spokenLine, spokenRoom, spokenWord } from './telling.ts';

const english = (name: string, values = {}): string => sentence('en', name, values);
const french = (name: string, values = {}): string => sentence('fr', name, values);

test('every place says where it is, its colour, its length and how it stands', () => {
  const view = parcoursView();
  const said = roomsOf(view, 0).map((room) => spokenRoom(view, room, 0, english));
  expect(said[0]).toBe('slot 1 of your path, yellow: CHAT, laid by Ada for 9');
  expect(said[1]).toBe('your satellite 1, rose, times three, 5 letters, you can lay a word here');
  expect(said[4]).toBe('slot 3 of your path, white, 3 letters, still ahead');
  expect(spokenRoom(view, roomsOf(view, 1)[1] as never, 0, french)).toBe('satellite 1 de Blaise, rose, compte triple, 5 lettres, libéré');
});

test('a word that is laid says what it frees', () => {
  const view = parcoursView();
  const rooms = allRooms(view);
  const said = spokenWord(view, rooms.get('0.0.path') as never, rooms.get('0.0.satellite') as never, 1, english);
  expect(said).toBe('Ada lays CHAT on slot 1 of Ada’s path for 9. That frees a satellite: rose, times three, 5 letters.');
});

test('a hand is told with its words and what else happened', () => {
  const line: LineView = {
    seat: 1, points: 21, total: 30, what: 'hand', bonus: 0, bought: 1, changed: 2, back: null, timed_out: false,
    words: [{ place: { owner: 1, slot: 1, part: 'path' }, word: 'HoRNS', points: 26 }],
  };
  expect(spokenLine(parcoursView(), line, english)).toBe('Blaise: HORNS 26, bought once, 2 back. 21 points, 30 in all.');
});

test('letters are spelled', () => {
  expect(spelled('AB?', english('parcours-joker'))).toBe('A, B, joker');
});

test('the computer’s trials are laid letter by letter', () => {
  const trials = new Trials(2);
  trials.note(readTrial({ words: [{ place: { owner: 1, slot: 1, part: 'path' }, word: 'Os' }], points: 4 }), 7);
  expect(trials.showNext()).toBe('letter');
  expect(trials.showNext()).toBe('whole');
  expect(trials.shown).toEqual([
    { square: '1.1.path.0', letter: 'O', blank: false },
    { square: '1.1.path.1', letter: 'S', blank: true },
  ]);
  expect(trials.showNext()).toBe('letter');
  expect(trials.showNext()).toBe('nothing');
  expect(trials.tried).toEqual([{ word: 'OS', score: 4 }]);
});

test('the end is told step by step', () => {
  const history: LineView[] = [{ seat: 0, points: 20, total: 120, what: 'all_satellites' }];
  const settlement = { reason: 'arrival' as const, arrived: 0, overtime: [0, -10], scores: [120, 80], hands: [12, 11], winners: [0] };
  expect(stepsOf(parcoursView({ history }), settlement)).toEqual([
    { hands: 12, points: 100, satellites: 20, overtime: 0, score: 120 },
    { hands: 11, points: 90, satellites: 0, overtime: -10, score: 80 },
  ]);
});

test('clocks run per hand or per game', () => {
  expect(timeLimit('none')).toBeNull();
  expect(timeLimit({ per_hand: { seconds: 60 } })).toEqual({ of: 'turn', seconds: 60 });
  expect(timeLimit({ per_game: { seconds: 100, points: 10 } })).toEqual({ of: 'game', seconds: 100 });
});
