// A finished game, hand by hand.
import { expect, test } from 'vitest';
import type { LineView, Place, View } from '../types.ts';
import { boardOf, scoresAfter, viewAfter } from './replay.ts';

const place = (owner: number, slot: number, part: Place['part']): Place => ({ owner, slot, part });

function hand(seat: number, words: [Place, string, number][], total: number): LineView {
  const points = words.reduce((sum, [, , worth]) => sum + worth, 0);
  return { seat, points, total, what: 'hand', words: words.map(([at, word, worth]) => ({ place: at, word, points: worth })), bonus: 0, bought: 0, changed: 0, back: null, timed_out: false };
}

const lies = (text: string, by: number) => ({ text, by, tiles: [], points: 1, fresh: false });

/** Ada lays CHATS, Blaise passes and then raids her satellite, Ada lays NOTE. */
const GAME = {
  history: [
    hand(0, [[place(0, 0, 'path'), 'CHATS', 10]], 10),
    hand(1, [], 0),
    hand(1, [[place(0, 0, 'satellite'), 'TRAIN', 15]], 15),
    hand(0, [[place(0, 1, 'path'), 'NOTE', 4]], 14),
  ],
  seats: [
    {
      score: 14,
      slots: [
        { length: 5, colour: 'yellow', state: 'covered', open: false, word: lies('CHATS', 0), satellite: { length: 5, colour: 'blue', sign: '+10', state: 'covered', open: false, word: lies('TRAIN', 1) } },
        { length: 4, colour: 'yellow', state: 'covered', open: false, word: lies('NOTE', 0), satellite: null },
      ],
    },
    { score: 15, slots: [{ length: 4, colour: 'yellow', state: 'next', open: false, word: null, satellite: null }] },
  ],
} as unknown as View;

/** The words that lie on the first board after so many lines; fresh ones with a star. */
function lying(lines: number): string[] {
  const { slots } = viewAfter(GAME, lines).seats[0] ?? { slots: [] };
  return slots.flatMap((slot) => [slot.word, slot.satellite?.word]).flatMap((word) => (word ? [word.fresh ? `${word.text}*` : word.text] : []));
}

test('words lie on the boards from the hand on in which they were laid', () => {
  expect([0, 1, 2, 3, 4].map(lying)).toEqual([[], ['CHATS*'], ['CHATS'], ['CHATS', 'TRAIN*'], ['CHATS', 'TRAIN', 'NOTE*']]);
  expect(viewAfter(GAME, 1).seats[0]?.slots.map(({ state }) => state)).toEqual(['covered', 'ahead']);
});

test('everyone has the points of the hands until then', () => {
  expect([0, 1, 3, 4].map((lines) => scoresAfter(GAME, lines))).toEqual([[0, 0], [10, 0], [10, 15], [14, 15]]);
  expect(viewAfter(GAME, 3).seats.map(({ score }) => score)).toEqual([10, 15]);
});

test('a raid is shown on the board that was raided, a passed hand on the board of who passed', () => {
  expect(GAME.history.map(boardOf)).toEqual([0, 1, 0, 0]);
});
