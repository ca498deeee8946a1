// The game at one screen: tiles in hand, previews, hand-over. No page needed.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '../../../lib/api/client.ts';
import { FakeSession } from '../../../testing/session.svelte.ts';
import { viewWith } from '../testing/views.ts';
import type { View } from '../types.ts';
import { Actions } from './actions.svelte.ts';
import { Play } from './play.svelte.ts';

let stop: (() => void) | null = null;

function sitDown(views: [number | null, View][], own = [0]): { play: Play; session: FakeSession } {
  const session = new FakeSession(views, own);
  const play = new Play(session.asSession());
  stop = play.follow();
  flushSync();
  return { play, session };
}

function actionsOf(play: Play): Actions {
  const around = { fetch: () => Promise.reject(new TypeError('network')), language: () => 'en', wait: () => Promise.resolve() };
  return new Actions(play, connectApi(around as unknown as Parameters<typeof connectApi>[0]), () => undefined);
}

function tileOf(play: Play, text: string): number {
  return play.draft.tiles.find((tile) => tile.text === text)?.id ?? -1;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

test('the rack of the view is in hand, in the order of the table', () => {
  const { play } = sitDown([[0, viewWith()]]);
  expect(play.draft.tiles.map((tile) => tile.text).join('')).toBe('AEHNOR?');
});

test('laid tiles are asked about, once they have lain for a moment', async () => {
  const { play, session } = sitDown([[0, viewWith()]]);
  play.lay(tileOf(play, 'H'), 'H8');
  play.lay(tileOf(play, 'O'), 'I8');
  flushSync();
  await vi.advanceTimersByTimeAsync(200);
  expect(session.asked).toHaveLength(1);
  expect(play.preview?.score).toBe(14);
});

test('nothing is asked in the turn of another, and the tiles stay', async () => {
  const { play, session } = sitDown([[0, viewWith({ turn: 1, may: [] })]]);
  play.lay(tileOf(play, 'H'), 'H8');
  flushSync();
  await vi.advanceTimersByTimeAsync(200);
  expect(session.asked).toEqual([]);
  session.show([[0, viewWith()]]);
  flushSync();
  await vi.advanceTimersByTimeAsync(200);
  expect(session.asked).toHaveLength(1);
  expect(play.laid).toHaveLength(1);
});

test('a square that the other player took sends our tile back', () => {
  const { play, session } = sitDown([[0, viewWith()]]);
  play.lay(tileOf(play, 'H'), 'H8');
  const board = viewWith().board.map((row, number) => (number === 7 ? '.......X.......' : row));
  session.show([[0, viewWith({ board })]]);
  flushSync();
  expect(play.laid).toEqual([]);
});

test('a blank asks for its letter, and goes back without one', () => {
  const { play } = sitDown([[0, viewWith()]]);
  play.lay(tileOf(play, '?'), 'H8');
  expect(play.undeclared).toBe(tileOf(play, '?'));
  play.declare('E');
  expect(play.laid[0]?.letter).toBe('E');
  play.takeAllBack();
  play.lay(tileOf(play, '?'), 'H8');
  play.declare(null);
  expect(play.laid).toEqual([]);
});

test('nothing comes down on a tile of the board', () => {
  const board = viewWith().board.map((row, number) => (number === 7 ? '.......X.......' : row));
  const { play } = sitDown([[0, viewWith({ board })]]);
  expect(play.lay(tileOf(play, 'A'), 'H8')).toBe(false);
});

test('two at one screen see their own tiles only after saying so', () => {
  const hidden = viewWith().seats.map((seat) => ({ ...seat, rack: { hidden: 7 } }));
  const strange = (turn: number): View => viewWith({ viewer: null, turn, may: [], seats: hidden });
  const { play, session } = sitDown([], [0, 1]);
  session.show([[0, strange(0)], [1, strange(0)]], [0, 1], [0]);
  flushSync();
  expect([play.seat, play.veiled]).toEqual([0, true]);
  void play.unveil();
  expect(session.unveiled).toEqual([0]);
  session.show([[0, viewWith()], [1, strange(0)]], [1], [0]);
  flushSync();
  expect([play.seat, play.veiled]).toEqual([0, false]);
  play.lay(tileOf(play, 'H'), 'H8');
  flushSync();
  session.show([[0, strange(1)], [1, strange(1)]], [0, 1], [1]);
  flushSync();
  expect([play.seat, play.veiled]).toEqual([1, true]);
  expect(play.may('lay')).toBe(false);
  expect(play.draft.tiles, 'nothing is left of anybody’s tiles').toEqual([]);
});

test('a refused play says why and leaves the tiles where they lie', async () => {
  const { play, session } = sitDown([[0, viewWith()]]);
  const actions = actionsOf(play);
  play.lay(tileOf(play, 'H'), 'H8');
  session.refusal = 'H is not a word.';
  await actions.playLaid();
  expect(actions.message).toEqual({ sentence: 'H is not a word.', kind: 'refusal' });
  expect(play.laid).toHaveLength(1);
});

test('exchanging takes laid tiles back first', async () => {
  const { play, session } = sitDown([[0, viewWith()]]);
  play.lay(tileOf(play, 'H'), 'H8');
  await actionsOf(play).exchange('AE');
  expect(play.laid).toEqual([]);
  expect(session.acted).toEqual([{ do: 'exchange', tiles: 'AE' }]);
});

test('what may not be done is not considered', () => {
  const { play } = sitDown([[0, viewWith({ may: ['lay', 'pass'] })]]);
  const actions = actionsOf(play);
  actions.consider('exchange');
  expect(actions.dialog).toBeNull();
  actions.consider('pass');
  expect(actions.dialog).toBe('pass');
});

test('a word that can still be challenged is looked up unasked by those who watch, and by all after the end', () => {
  const strict = { rules: { ...viewWith().rules, lookups: 'forbidden', unknown_word: { players_challenge: 'double' } } } as const;
  const { play, session } = sitDown([[0, viewWith({ ...strict })]]);
  expect(play.mayLookUp).toBe(false);
  session.show([[null, viewWith({ ...strict, viewer: null })]]);
  expect(play.mayLookUp).toBe(true);
  session.show([[0, viewWith({ ...strict, phase: { waits_for: 'nothing' } as View['phase'] })]]);
  expect(play.mayLookUp).toBe(true);
  session.show([[0, viewWith({ rules: { ...strict.rules, unknown_word: 'refused' } })]]);
  expect(play.mayLookUp, 'nobody challenges').toBe(true);
});

test('a spectator has a view and no tiles', () => {
  const { play } = sitDown([[null, viewWith({ viewer: null, may: [] })]], []);
  expect(play.seat).toBeNull();
  expect(play.view?.seats).toHaveLength(2);
  expect(play.draft.tiles).toEqual([]);
});
