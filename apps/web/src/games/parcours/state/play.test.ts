// The game at one screen: tiles in hand, where they may be tried, what the hand would bring. No page needed.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi } from '../../../lib/api/client.ts';
import { parcoursView, wordOf } from '../testing/views.ts';
import { FakeSession } from '../../../testing/session.svelte.ts';
import type { View } from '../types.ts';
import { Actions } from './actions.svelte.ts';
import { Play } from './play.svelte.ts';

let stop: (() => void) | null = null;

function sitDown(view: View, own = [0]): { play: Play; session: FakeSession; actions: Actions } {
  const session = new FakeSession([[0, view]], own);
  session.answer = { answer: 'preview', words: [12], bonus: 0, points: 12, total: 21, unknown: [] };
  const play = new Play(session.asSession());
  stop = play.follow();
  flushSync();
  const around = { fetch: () => Promise.reject(new TypeError('network')), language: () => 'en', wait: () => Promise.resolve() };
  const actions = new Actions(play, connectApi(around as unknown as Parameters<typeof connectApi>[0]), () => undefined);
  return { play, session, actions };
}

function type(play: Play, word: string): void {
  for (const letter of word) play.type(letter.toUpperCase(), letter !== letter.toUpperCase());
  flushSync();
}

function openRoom(play: Play, name: string): void {
  const room = play.rooms.get(name);
  if (room) play.choose(room);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

test('letters typed into a chosen place make a word, and what it would bring is asked', async () => {
  const { play, session } = sitDown(parcoursView());
  openRoom(play, '0.1.path');
  type(play, 'HORNS');
  await vi.advanceTimersByTimeAsync(200);
  expect(session.asked.at(-1)).toEqual({ ask: 'preview', words: [{ place: { owner: 0, slot: 1, part: 'path' }, word: 'HORNS' }] });
  expect(play.preview?.points).toBe(12);
});

test('nothing is asked about a word that is not whole', async () => {
  const { play, session } = sitDown(parcoursView());
  openRoom(play, '0.1.path');
  type(play, 'HOR');
  await vi.advanceTimersByTimeAsync(200);
  expect(session.asked).toEqual([]);
  expect(play.makings[0]?.missing).toBe(2);
});

test('a joker is written small', () => {
  const { play } = sitDown(parcoursView());
  openRoom(play, '0.1.path');
  type(play, 'HORdE');
  expect(play.planned[0]?.word).toBe('HORdE');
});

test('letters go only where a word may be laid', () => {
  const { play } = sitDown(parcoursView());
  const tile = play.draft.tiles[0]?.id ?? -1;
  expect(play.lay(tile, '0.2.path.0')).toBe(false);
  expect(play.lay(tile, '1.0.satellite.0')).toBe(false);
  expect(play.lay(tile, '0.0.satellite.0')).toBe(true);
});

test('the satellite of a slot that is being covered takes letters too', () => {
  const { play } = sitDown(parcoursView());
  openRoom(play, '0.1.path');
  const satellite = play.rooms.get('0.1.satellite');
  expect(satellite && play.accepts(satellite)).toBe(false);
  type(play, 'HORNS');
  expect(satellite && play.accepts(satellite)).toBe(true);
});

test('while another plays, words can be tried on the next slot and on freed satellites', () => {
  const { play } = sitDown(parcoursView({ turn: 1, may: [] }));
  const accepted = [...play.rooms.values()].filter((room) => play.accepts(room)).map((room) => room.name);
  expect(accepted).toEqual(['0.0.satellite', '0.1.path']);
});

test('words are laid one after another, the path first', async () => {
  const { play, session, actions } = sitDown(parcoursView());
  openRoom(play, '0.0.satellite');
  type(play, 'SAnER');
  openRoom(play, '0.1.path');
  type(play, 'HOT');
  await actions.layWords();
  expect(session.acted).toEqual([{ do: 'lay', place: { owner: 0, slot: 0, part: 'satellite' }, word: 'SAnER' }]);
});

test('a refused word stops the others', async () => {
  const { play, session, actions } = sitDown(parcoursView());
  session.refusal = 'HORNS is not in the list';
  openRoom(play, '0.1.path');
  type(play, 'HORNS');
  await actions.layWords();
  expect(session.acted).toHaveLength(1);
  expect(actions.message).toEqual({ sentence: 'HORNS is not in the list', kind: 'refusal' });
});

test('tiles that lie in a place go when a word has come there', () => {
  const { play, session } = sitDown(parcoursView());
  openRoom(play, '0.0.satellite');
  type(play, 'SA');
  const next = parcoursView();
  const hung = next.seats[0]?.slots[0]?.satellite;
  if (hung) hung.word = wordOf('RAIDE', 1);
  session.show([[0, next]]);
  flushSync();
  expect(play.laid).toEqual([]);
  expect(play.cursor).toBeNull();
});

test('advised words are laid out on their spots, and the board they lie on is shown', () => {
  const { play } = sitDown(parcoursView());
  expect(play.layOut([{ place: { owner: 1, slot: 0, part: 'satellite' }, word: 'SnORE' }])).toBe(true);
  expect(play.shown).toBe(1);
  expect(play.planned).toEqual([{ place: { owner: 1, slot: 0, part: 'satellite' }, word: 'SnORE' }]);
});

test('hidden racks are veiled between two players at one screen', () => {
  const view = parcoursView();
  view.rules.racks = 'hidden';
  const { play, session } = sitDown(view, [0, 1]);
  session.show([[0, { ...view, may: [] }], [1, { ...view, may: [] }]], [0, 1], [0]);
  expect([play.seat, play.veiled, play.may('lay')]).toEqual([0, true, false]);
  session.show([[0, view], [1, { ...view, may: [] }]], [1], [0]);
  expect([play.seat, play.veiled, play.may('lay')]).toEqual([0, false, true]);
});

test('the hand ends at once when no letter is left to choose about', async () => {
  const view = parcoursView({ may: ['end'] });
  const own = view.seats[0];
  if (own) own.rack = { shown: '' };
  const { session, actions } = sitDown(view);
  actions.consider('end');
  await vi.advanceTimersByTimeAsync(10);
  expect(session.acted).toEqual([{ do: 'end', back: '' }]);
  expect(actions.dialog).toBeNull();
});

test('what may not be done is told and opens nothing', () => {
  const { actions } = sitDown(parcoursView());
  actions.consider('end');
  expect(actions.dialog).toBeNull();
  expect(actions.message?.kind).toBe('refusal');
});
