// Typing and walking on a board.
import { expect, test } from 'vitest';
import { emptyDraft, reconcile, tileOn, type Draft } from '../../../lib/hand/draft.ts';
import { parcoursView } from '../testing/views.ts';
import { roomsOf } from './places.ts';
import { freeSpot, stepped, typedBack, typeLetter } from './typing.ts';

const rooms = roomsOf(parcoursView(), 0);
const path = rooms.find((room) => room.name === '0.1.path') as (typeof rooms)[number];

function holding(rack: string): Draft {
  const draft = emptyDraft();
  reconcile(draft, rack, () => true);
  return draft;
}

test('letters follow one another', () => {
  const draft = holding('HORN');
  expect(typeLetter(draft, path, '0.1.path.0', 'H', false)).toEqual({ what: 'laid', next: '0.1.path.1' });
  expect(typeLetter(draft, path, '0.1.path.1', 'O', false)).toEqual({ what: 'laid', next: '0.1.path.2' });
  expect(tileOn(draft, '0.1.path.1')?.text).toBe('O');
});

test('a letter that is not held is told, and a full place takes none', () => {
  const draft = holding('HORNS');
  expect(typeLetter(draft, path, '0.1.path.0', 'Z', false)).toEqual({ what: 'not in rack' });
  for (const letter of 'HORNS') typeLetter(draft, path, freeSpot(draft, path) ?? '', letter, false);
  expect(typeLetter(draft, path, '0.1.path.4', 'A', false)).toEqual({ what: 'no room' });
});

test('backspace takes the last letter back', () => {
  const draft = holding('HO');
  typeLetter(draft, path, '0.1.path.0', 'H', false);
  typeLetter(draft, path, '0.1.path.1', 'O', false);
  expect(typedBack(draft, '0.1.path.2')).toBe('0.1.path.1');
  expect(tileOn(draft, '0.1.path.1')).toBeNull();
});

test('arrows walk along the path and across to satellites', () => {
  expect(stepped(rooms, '0.0.path.3', 'on')).toBe('0.1.path.0');
  expect(stepped(rooms, '0.1.path.0', 'back')).toBe('0.0.path.3');
  expect(stepped(rooms, '0.0.path.2', 'across')).toBe('0.0.satellite.0');
  expect(stepped(rooms, '0.0.satellite.4', 'on')).toBe('0.1.satellite.0');
  expect(stepped(rooms, '0.2.path.1', 'across')).toBe('0.2.path.0');
  expect(stepped(rooms, '0.0.path.0', 'back')).toBe('0.0.path.0');
  expect(stepped(rooms, '0.0.path.0', 'last')).toBe('0.3.path.0');
});
