// The game at one screen: the chain that is laid, the word it makes, what is given away. No page needed.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSession } from '../../../testing/session.svelte.ts';
import { zigzagView } from '../testing/views.ts';
import type { ReadingView, View } from '../types.ts';
import { placeFor } from '../view/lifting.ts';
import { guide } from './guide.ts';
import { fitsChain } from './laying.ts';
import { chainPlace, Play } from './play.svelte.ts';

const DIVERTI: ReadingView = { word: 'DIVERTI', reused: [2, 1, 0], reads: 'outwards' };
const VERT: ReadingView = { word: 'VERTI', reused: [2], reads: 'outwards' };

let stop: (() => void) | null = null;

function sitDown(view: View = zigzagView(), readings: ReadingView[] = [DIVERTI, VERT]): { play: Play; session: FakeSession } {
  const session = new FakeSession([[0, view]]);
  session.answer = { answer: 'read', readings };
  const play = new Play(session.asSession());
  stop = play.follow();
  flushSync();
  return { play, session };
}

/** Types letters on a letter of the table. */
function typeOn(play: Play, tile: number, word: string): void {
  play.press(`t${tile}`);
  for (const letter of word) play.type(letter, false);
  flushSync();
}

const answered = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200);

function idOf(play: Play, text: string): number {
  return play.draft.tiles.find((tile) => tile.text === text)?.id ?? -1;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

test('letters typed on a letter make a chain, and the words it makes are asked for', async () => {
  const { play, session } = sitDown();
  typeOn(play, 2, 'ERTI');
  await answered();
  expect(session.asked.at(-1)).toMatchObject({ ask: 'read', on: 2, chain: [{ tile: 'E' }, { tile: 'R' }, { tile: 'T' }, { tile: 'I' }] });
  expect(play.reading?.word).toBe('DIVERTI');
  expect(play.steps.map(({ letter }) => letter).join('')).toBe('DIVERTI');
  expect(play.steps.map(({ isNew }) => isNew)).toEqual([false, false, false, true, true, true, true]);
  expect([play.sheds, play.leaves]).toEqual([4, 12]);
});

test('another of the words can be announced', async () => {
  const { play } = sitDown();
  typeOn(play, 2, 'ERTI');
  await answered();
  play.chosen = 'VERTI outwards 2';
  flushSync();
  expect(play.turn).toMatchObject({ do: 'play', word: { on: 2, reused: [2], reads: 'outwards' }, action: null });
});

test('the words that a chain makes are announced one after the other', async () => {
  const { play } = sitDown();
  typeOn(play, 2, 'ERTI');
  await answered();
  const announced = [0, 1, 2].map(() => {
    play.announceNext();
    flushSync();
    return play.reading?.word;
  });
  expect(announced).toEqual(['VERTI', 'DIVERTI', 'VERTI']);
});

test('an Action tile by itself turns to the other free sides of its letter', () => {
  const { play } = sitDown();
  play.press('t2');
  play.tap(idOf(play, '[+3]'));
  flushSync();
  const before = play.laying.action?.direction;
  expect(play.turnAction(1)).toBe(true);
  flushSync();
  expect([before, play.laying.action?.direction].sort()).toEqual([18, 6]);
});

test('a word does not count for a chain that has changed since', async () => {
  const { play } = sitDown();
  typeOn(play, 2, 'ERTI');
  await answered();
  play.type('S', false);
  flushSync();
  expect([play.reading, play.turn, guide(play).name]).toEqual([null, null, 'zigzag-next-reading']);
  play.back();
  flushSync();
  expect(play.reading?.word).toBe('DIVERTI');
});

test('letters that make no word cannot be played', async () => {
  const { play } = sitDown(zigzagView(), []);
  typeOn(play, 2, 'ERTI');
  await answered();
  expect(play.turn).toBeNull();
  expect(guide(play).name).toBe('zigzag-next-no-word');
});

test('every chain that lays itself fits the table', () => {
  const { play } = sitDown();
  for (const tile of [0, 1, 2, 3]) {
    play.takeAllBack();
    typeOn(play, tile, 'ERTIS');
    const { on, chain } = play.laying;
    expect([tile, chain.length, fitsChain(on, chain.map(({ direction }) => direction), play.table)]).toEqual([tile, 5, true]);
  }
});

test('a taken letter takes along what lies on it', () => {
  const { play } = sitDown();
  typeOn(play, 2, 'ERTI');
  play.tap(idOf(play, 'R'));
  flushSync();
  expect(play.laying.chain.map(({ held }) => held.text)).toEqual(['E']);
  play.back();
  flushSync();
  expect([play.laid.length, play.anchor]).toEqual([0, 2]);
});

test('a +3 lies on the word, and gives tiles of the pile to whoever has the fewest', async () => {
  const { play } = sitDown();
  typeOn(play, 2, 'ERTI');
  play.tap(idOf(play, '[+3]'));
  flushSync();
  await answered();
  expect(play.turn?.action).toMatchObject({ tile: '+3', on: { new: 3 }, gifts: [{ to: 1, open: [], pile: 3 }] });
  expect(play.leaves).toBe(16 - 5 - 3);
});

test('gifts are chosen from the open tiles, and the rest comes from the pile', () => {
  const { play } = sitDown();
  typeOn(play, 2, 'ERTI');
  play.tap(idOf(play, '[+3]'));
  play.giftWishes = [{ tile: idOf(play, 'S') }, { tile: idOf(play, 'E') }];
  flushSync();
  expect(play.gifts.map(({ tile }) => tile)).toEqual([idOf(play, 'S'), null, null]);
});

test('with an empty pile every gift is an open tile, as many as there are', () => {
  const view = zigzagView();
  const [ada] = view.seats;
  if (ada) Object.assign(ada, { pile: 0, left: ada.open.length });
  const { play } = sitDown(view);
  typeOn(play, 2, 'ERT');
  play.tap(idOf(play, '[+3]'));
  flushSync();
  expect(play.gifts.map(({ tile }) => tile)).toHaveLength(3);
  expect(new Set(play.gifts.map(({ tile }) => tile)).size).toBe(3);
});

test('an Action tile alone is a turn, on any free letter', () => {
  const { play } = sitDown();
  play.tap(idOf(play, '[+3]'));
  expect(play.picked).toBe(idOf(play, '[+3]'));
  expect(play.press('t3')).toBe('laid');
  flushSync();
  expect(play.turn).toMatchObject({ word: null, action: { tile: '+3', on: { old: 3 } } });
});

test('nothing is built on an Action tile, nor on a blocked letter', () => {
  const view = zigzagView();
  if (view.table[2]) view.table[2] = { ...view.table[2], free: [] };
  const { play } = sitDown(view);
  expect([play.press('t4'), play.press('t2'), play.anchor]).toEqual(['nothing', 'blocked', null]);
});

test('a blank asks for its letter, and is written small', async () => {
  const { play, session } = sitDown();
  play.press('t2');
  play.tap(idOf(play, '?'));
  flushSync();
  expect(play.undeclared).toBe(idOf(play, '?'));
  play.declare('E');
  flushSync();
  await answered();
  expect(session.asked.at(-1)).toMatchObject({ chain: [{ tile: 'e' }] });
});

test('arrows turn and bend the chain where there is room', () => {
  const { play } = sitDown();
  typeOn(play, 3, 'ERT');
  const before = play.laying.chain.map(({ direction }) => direction);
  expect(play.turnChain('swing', 1)).toBe(true);
  flushSync();
  expect(play.laying.chain.map(({ direction }) => direction)).not.toEqual(before);
});

test('a dragged tile is placed in the nearest nest, and in none far away', () => {
  const { play } = sitDown();
  const tile = play.draft.tiles[0];
  if (!tile) throw new Error('the hand is empty');
  expect(placeFor(play, tile, { x: 3000, y: 1600 })).toBe('t2>6');
  expect(placeFor(play, tile, { x: 3000, y: 9000 })).toBeNull();
});

test('the whole chain follows when its first tile is dragged to another letter', () => {
  const { play } = sitDown();
  typeOn(play, 2, 'ERT');
  const first = play.laying.chain[0];
  if (!first) throw new Error('nothing is laid');
  const place = placeFor(play, first.held, { x: 4500, y: -1500 });
  expect(place).toMatch(/^chain:3:18,/);
  expect(play.lay(first.held.id, place ?? '')).toBe(true);
  flushSync();
  expect(play.laying.on).toBe(3);
});

test('a chain cannot be laid where it does not fit', () => {
  const { play } = sitDown();
  typeOn(play, 2, 'ER');
  expect(play.lay(idOf(play, 'E'), chainPlace(2, [0, 0]))).toBe(false);
});

test('the first word of a game begins in the middle', async () => {
  const { play, session } = sitDown(zigzagView({ table: [], history: [], last: null }), [{ word: 'TIRE', reused: [], reads: 'outwards' }]);
  for (const letter of 'TIRE') play.type(letter, false);
  flushSync();
  await answered();
  expect(session.asked.at(-1)).toMatchObject({ ask: 'read', on: null });
  expect(play.turn).toMatchObject({ word: { on: null, reused: [] } });
});

test('an advised word is laid and announced as it was advised', async () => {
  const { play } = sitDown();
  const chain = [...'ERTI'].map((tile) => ({ tile, direction: 6 }));
  expect(play.layOut({ word: 'VERTI', laid: { on: 2, chain, reused: [2], reads: 'outwards' } })).toBe(true);
  await answered();
  expect(play.reading?.word).toBe('VERTI');
  expect(play.laying.chain.map(({ direction }) => direction)).toEqual([6, 6, 6, 6]);
  expect(play.layOut({ word: 'VZ', laid: { on: 2, chain: [{ tile: 'Z', direction: 6 }], reused: [2], reads: 'outwards' } })).toBe(false);
});
