// Addresses and the screens they mean.
import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

test('the root is the front page', () => {
  expect(routeOf('/')).toEqual({ screen: 'front' });
});

test('a table has its name in the address', () => {
  expect(routeOf('/table/abc')).toEqual({ screen: 'table', id: 'abc' });
  expect(routeOf('/table')).toEqual({ screen: 'lost', path: '/table' });
});

test('an invitation carries its code, or asks for one', () => {
  expect(routeOf('/join/K7M-3PX')).toEqual({ screen: 'join', code: 'K7M-3PX' });
  expect(routeOf('/join')).toEqual({ screen: 'join', code: '' });
});

test('an address that means nothing is said to be lost', () => {
  expect(routeOf('/nowhere/at/all')).toEqual({ screen: 'lost', path: '/nowhere/at/all' });
});

test('a new game may begin in a way of its own', () => {
  expect(routeOf('/new')).toEqual({ screen: 'new', way: 'any', game: null });
  expect(routeOf('/new/real-board')).toEqual({ screen: 'new', way: 'real-board', game: null });
  expect(routeOf('/new/chess')).toEqual({ screen: 'new', way: 'any', game: 'chess' });
});

test('a review is of one game', () => {
  expect(routeOf('/review/abc')).toEqual({ screen: 'review', id: 'abc' });
  expect(routeOf('/review')).toEqual({ screen: 'lost', path: '/review' });
});
