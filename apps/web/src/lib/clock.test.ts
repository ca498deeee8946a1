// Clocks that count on from a view.
import { expect, test } from 'vitest';
import { clockText, timeLeft, warningBetween, type TimeLimit } from './clock.ts';

const perGame: TimeLimit = { of: 'game', seconds: 1500 };

test('a game\'s clock shows what is left of all turns together', () => {
  expect(timeLeft(perGame, { spent: 60_000, turn: 5_000, since: 100_000 }, 110_000)).toBe(1_500_000 - 60_000 - 15_000);
});

test('a turn\'s clock forgets earlier turns', () => {
  expect(timeLeft({ of: 'turn', seconds: 60 }, { spent: 500_000, turn: 0, since: 0 }, 20_000)).toBe(40_000);
});

test('a clock that stands does not count', () => {
  expect(timeLeft(perGame, { spent: 0, turn: 4_000, since: null }, 999_999)).toBe(1_496_000);
});

test('without a rule there is no clock', () => {
  expect(timeLeft(null, { spent: 0, turn: 0, since: 0 }, 5_000)).toBeNull();
});

test('time is written in minutes and seconds, and with a minus when it is over', () => {
  expect(clockText(1_122_000)).toBe('18:42');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(-61_000)).toBe('−1:01');
  expect(clockText(3_661_000)).toBe('1:01:01');
});

test('players are warned once as time runs out', () => {
  expect(warningBetween(61_000, 59_900)).toBe(60);
  expect(warningBetween(59_900, 58_900)).toBeNull();
  expect(warningBetween(10_500, 9_500)).toBe(10);
});
