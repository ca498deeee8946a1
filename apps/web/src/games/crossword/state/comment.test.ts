// What is said about scores.
import { expect, test } from 'vitest';
import { verdict, verdictOnOne } from './comment.ts';

test('a table together: from 500 good, from 600 very good, above 700 excellent [MS-044]', () => {
  expect([[200, 250], [250, 250], [300, 300], [300, 400], [351, 350]].map(verdict)).toEqual(['fair', 'good', 'very-good', 'very-good', 'excellent']);
});

test('each player, by the number of players [MS-045]', () => {
  expect([249, 250, 299, 300, 351].map((score) => verdictOnOne(score, 2))).toEqual(['fair', 'good', 'good', 'very-good', 'excellent']);
  expect([169, 170, 200].map((score) => verdictOnOne(score, 3))).toEqual(['fair', 'good', 'very-good']);
  expect([124, 125, 150].map((score) => verdictOnOne(score, 4))).toEqual(['fair', 'good', 'very-good']);
});
