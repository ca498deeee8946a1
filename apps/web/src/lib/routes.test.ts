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

test('a new game may name a game, a way to play, or both', () => {
  expect(routeOf('/new')).toEqual({ screen: 'new', names: [] });
  expect(routeOf('/new/chess')).toEqual({ screen: 'new', names: ['chess'] });
  expect(routeOf('/new/chess/blitz')).toEqual({ screen: 'new', names: ['chess', 'blitz'] });
  expect(routeOf('/new/chess/blitz/fast')).toMatchObject({ screen: 'lost' });
});

test('a review is of one game', () => {
  expect(routeOf('/review/abc')).toEqual({ screen: 'review', id: 'abc' });
  expect(routeOf('/review')).toEqual({ screen: 'lost', path: '/review' });
});
