// What is laid, told from where the held tiles are.
import { expect, test } from 'vitest';
import { emptyDraft, reconcile, type Draft } from '../../../lib/hand/draft.ts';
import { fitsChain, heldPlaces, layChain, layingOf, placesOf, readNest, readOld } from './laying.ts';
import { along } from './plane.ts';

/** DIVA in a straight line. */
const DIVA = [{ x: 0, y: 0 }, ...along({ x: 0, y: 0 }, [0, 0, 0])];

function hand(rack: string): Draft {
  const draft = emptyDraft();
  reconcile(draft, rack, () => true);
  return draft;
}

/** A hand of ERTIS and a +2, of which so many letters lie on the V. */
function layingErtiOnV(letters = 4): Draft {
  const draft = hand('ERTIS[+2]');
  layChain(draft.tiles.slice(0, letters), 2, [6, 6, 5, 5]);
  return draft;
}

test('a chain is read from its nest outwards, whatever the order of the rack', () => {
  const draft = layingErtiOnV();
  draft.tiles.reverse();
  const { on, chain, action } = layingOf(draft, DIVA);
  expect([on, chain.map((tile) => tile.held.text).join(''), chain.map((tile) => tile.direction), action]).toEqual([2, 'ERTI', [6, 6, 5, 5], null]);
  expect(chain[0]?.at).toEqual({ x: 3000, y: 1500 });
});

test('the first word of a game begins in the middle of the table', () => {
  const draft = hand('ERTI');
  layChain(draft.tiles, null, [0, 0, 1, 1]);
  const { on, chain } = layingOf(draft, []);
  expect([on, chain[0]?.at, chain[1]?.at]).toEqual([null, { x: 0, y: 0 }, { x: 1500, y: 0 }]);
  expect(fitsChain(null, [0, 0, 1, 1], [])).toBe(true);
  expect(fitsChain(null, [0, 0], DIVA)).toBe(false);
});

test('an Action tile lies on a letter of the chain', () => {
  const draft = layingErtiOnV(2);
  const plus = draft.tiles.at(-1);
  if (plus) plus.square = 'n2>6';
  const { action } = layingOf(draft, DIVA);
  expect(action).toMatchObject({ kind: '+2', on: 'n2', at: { x: 3000, y: 4500 } });
});

test('an Action tile lies on an old letter only while no letter is laid', () => {
  const draft = hand('E[+2]');
  const plus = draft.tiles.at(-1);
  if (plus) plus.square = 't2>6';
  expect(heldPlaces(layingOf(draft, DIVA), DIVA)).toEqual(new Set(['t2>6']));
  layChain(draft.tiles.slice(0, 1), 2, [18]);
  expect(heldPlaces(layingOf(draft, DIVA), DIVA)).toEqual(new Set(['t2>18']));
});

test('letters whose room was taken meanwhile go back, with all that lies on them', () => {
  const draft = layingErtiOnV();
  const laying = layingOf(draft, DIVA);
  expect(heldPlaces(laying, DIVA).size).toBe(4);
  expect(heldPlaces(laying, [...DIVA, { x: 3000, y: 3400 }]).size).toBe(0);
  expect(heldPlaces(laying, [...DIVA, { x: 3700, y: 6600 }]).size).toBe(3);
});

test('names of places are read as they are written', () => {
  expect(readNest('t12>5')).toEqual({ on: 't12', direction: 5 });
  expect(readNest('root')).toBeNull();
  expect([readOld('t12'), readOld('n12')]).toEqual([12, null]);
  expect(placesOf(null, [], [])).toEqual([]);
});
