// Laying tiles and taking them back, without a page.
import { expect, test } from 'vitest';
import * as draft from './draft.ts';

const everySquareIsFree = (): boolean => true;

function holding(rack: string): draft.Draft {
  const held = draft.emptyDraft();
  draft.reconcile(held, rack, everySquareIsFree);
  return held;
}

function order(held: draft.Draft): string {
  return held.tiles.map((tile) => tile.text).join('');
}

function tile(held: draft.Draft, text: string): draft.HeldTile {
  const found = held.tiles.find((candidate) => candidate.text === text && candidate.square === null);
  if (!found) throw new Error(`no ${text} in the rack`);
  return found;
}

test('a laid tile leaves the rack, and comes back to its own place', () => {
  const held = holding('HORN');
  draft.lay(held, tile(held, 'O'), 'H8');
  expect(draft.tilesInRack(held).map((left) => left.text)).toEqual(['H', 'R', 'N']);
  draft.recallAll(held);
  expect(order(held)).toBe('HORN');
});

test('a tile laid on another one of ours sends that one back to the rack', () => {
  const held = holding('AB');
  draft.lay(held, tile(held, 'A'), 'H8');
  draft.lay(held, tile(held, 'B'), 'H8');
  expect(draft.laidTiles(held).map((laid) => laid.text)).toEqual(['B']);
});

test('a blank stands for a letter on the board and for nothing in the rack', () => {
  const held = holding('?');
  draft.lay(held, tile(held, '?'), 'H8', 'E');
  expect(draft.asAction(held)).toEqual([{ square: 'H8', letter: 'E', blank: true }]);
  draft.recallAll(held);
  expect(held.tiles[0]?.letter).toBeNull();
});

test('a typed letter takes its own tile first, then a blank', () => {
  const held = holding('E?');
  expect(draft.tileFor(held, 'E', false)?.text).toBe('E');
  expect(draft.tileFor(held, 'E', true)?.text).toBe('?');
  expect(draft.tileFor(held, 'Z', false)?.text).toBe('?');
  expect(draft.tileFor(holding('E'), 'Z', false)).toBeNull();
});

test('a tile can be put elsewhere in the rack', () => {
  const held = holding('ABCD');
  draft.reorder(held, tile(held, 'A'), 3);
  expect(order(held)).toBe('BCAD');
  draft.reorder(held, tile(held, 'D'), 0);
  expect(order(held)).toBe('DBCA');
});

test('the rack is sorted by letter or by value, blanks last', () => {
  const values: Record<string, number> = { Q: 10, A: 1, B: 3 };
  const held = holding('?QAB');
  draft.sort(held, 'alphabetical', (text) => values[text] ?? 0);
  expect(order(held)).toBe('ABQ?');
  draft.sort(held, 'value', (text) => values[text] ?? 0);
  expect(order(held)).toBe('QBA?');
});

test('mixing keeps every tile', () => {
  const held = holding('AEINRST');
  let seed = 7;
  draft.shuffle(held, () => (seed = (seed * 16807) % 2147483647) / 2147483647);
  expect([...order(held)].sort().join('')).toBe('AEINRST');
});

test('after a play, tiles that stay keep their places and new ones come at the end', () => {
  const held = holding('HORNAE?');
  draft.reconcile(held, 'AE?LTSS', everySquareIsFree);
  expect(order(held)).toBe('AE?LTSS');
});

test('a refresh in the middle of a turn finds the laid tiles again', () => {
  const held = holding('HORN');
  draft.lay(held, tile(held, 'H'), 'H8');
  const found = draft.readDraft(JSON.parse(JSON.stringify(held)));
  if (!found) throw new Error('the draft is lost');
  draft.reconcile(found, 'HORN', everySquareIsFree);
  expect(draft.asAction(found)).toEqual([{ square: 'H8', letter: 'H', blank: false }]);
});

test('a laid tile whose square was taken meanwhile goes back to the rack', () => {
  const held = holding('HORN');
  draft.lay(held, tile(held, 'H'), 'H8');
  draft.reconcile(held, 'HORN', (square) => square !== 'H8');
  expect(draft.laidTiles(held)).toEqual([]);
});

test('an advised play is laid whole or not at all', () => {
  const held = holding('HO?');
  expect(draft.layAdvised(held, [{ square: 'H8', letter: 'H', blank: false }, { square: 'I8', letter: 'A', blank: true }])).toBe(true);
  expect(draft.laidTiles(held)).toHaveLength(2);
  expect(draft.layAdvised(held, [{ square: 'H8', letter: 'Z', blank: false }])).toBe(false);
  expect(draft.laidTiles(held)).toEqual([]);
});

test('nonsense in the browser\'s store is no draft', () => {
  expect(draft.readDraft({ tiles: 'none' })).toBeNull();
  expect(draft.readDraft(undefined)).toBeNull();
});

test('tiles of more than one character are one tile', () => {
  const held = holding('[CH]A');
  expect(held.tiles).toHaveLength(2);
  draft.lay(held, tile(held, '[CH]'), 'H8');
  expect(draft.asAction(held)[0]?.letter).toBe('CH');
});
