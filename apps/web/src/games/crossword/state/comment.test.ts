// The comment on the score.
import { expect, test } from 'vitest';
import { verdict } from './comment.ts';

test('the scores of all players together are judged', () => {
  expect(verdict([240, 230])).toBe('fair');
  expect(verdict([250, 260])).toBe('good');
  expect(verdict([300, 320])).toBe('very-good');
  expect(verdict([380, 350])).toBe('excellent');
});

test('a solitary player is judged like one of two', () => {
  expect(verdict([310])).toBe('very-good');
});
