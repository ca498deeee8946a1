// Ways to play, and the game that each means.
import { expect, test } from 'vitest';
import type { GameManifest, WayToPlay } from './game-manifest.ts';
import { listedWays, setupTarget } from './ways.ts';

function game(id: string, ...ways: WayToPlay[]): GameManifest {
  return { id, ways } as unknown as GameManifest;
}

const games = [game('one', { name: 'friends', opens: 'friends' }, { name: 'alone', opens: 'table' }), game('two', { name: 'friends', opens: 'friends' }, { name: 'blitz', opens: 'setup' }, { name: 'secret', opens: 'setup', unlisted: true })];

test('a way that several games have is listed once', () => {
  expect(listedWays(games).map(({ name }) => name)).toEqual(['friends', 'alone', 'blitz']);
});

test('a name is a game, or a way of the first game that has it', () => {
  const named = (...names: string[]): unknown => {
    const target = setupTarget(games, names);
    return target && [target.game.id, target.way];
  };
  expect(named()).toEqual(['one', null]);
  expect(named('two')).toEqual(['two', null]);
  expect(named('secret')).toEqual(['two', 'secret']);
  expect(named('two', 'blitz')).toEqual(['two', 'blitz']);
  expect(named('chess')).toBeNull();
  expect(setupTarget([], [])).toBeNull();
});
