// The one sentence that says what can be done next.
import { expect, test } from 'vitest';
import { hasSentence, sentence } from '../../../lib/language/messages.ts';
import { emptyDraft, lay, reconcile } from '../../../lib/hand/draft.ts';
import { parcoursView } from '../testing/views.ts';
import type { View } from '../types.ts';
import { guide, type Situation } from './guide.ts';
import { allRooms, nameOf } from './places.ts';
import { makings } from './words.ts';

function situation(view: View, changes: Partial<Situation> = {}): Situation {
  const rooms = allRooms(view);
  const open = view.hand.open.flatMap((place) => rooms.get(nameOf(place)) ?? []);
  return { view, seat: 0, open, held: 9, makings: [], preview: null, objection: null, ...changes };
}

function told(of: Situation): string {
  const { name, values } = guide(of);
  expect(hasSentence('fr', name)).toBe(true);
  return sentence('en', name, values);
}

test('a hand begins with the length of the next slot, and what to do without a word', () => {
  expect(told(situation(parcoursView()))).toBe('Lay a word of 5 letters on your path, or fill the freed satellite. No word? Pass, or buy other letters.');
});

test('a white slot is told as one', () => {
  const view = parcoursView();
  const next = view.seats[0]?.slots[1];
  if (next) next.colour = 'white';
  expect(told(situation(view))).toContain('second play');
});

test('a word that is begun tells how many letters are missing', () => {
  const view = parcoursView();
  const draft = emptyDraft();
  reconcile(draft, 'HO', () => true);
  draft.tiles.forEach((tile, letter) => lay(draft, tile, `0.1.path.${letter}`));
  expect(told(situation(view, { makings: makings(draft, allRooms(view)) }))).toBe('HO···: 3 letters are missing.');
});

test('a word that is not in the list is in the way', () => {
  const view = parcoursView();
  const preview = { words: [4], bonus: 0, points: 4, total: 13, unknown: ['QZXQZ'] };
  const found = guide(situation(view, { preview }));
  expect(found.isRefusal).toBe(true);
});

test('after a word, glowing places or the end', () => {
  const words = [{ owner: 0, slot: 1, part: 'path' as const }];
  const hand = { ...parcoursView().hand, words, points: 12 };
  expect(told(situation(parcoursView({ hand, may: ['lay', 'end'] })))).toContain('or end the hand');
  expect(told(situation(parcoursView({ hand: { ...hand, open: [] }, may: ['end'] })))).toContain('That is all');
  expect(told(situation(parcoursView({ hand, may: ['lay', 'end'] }), { held: 3 }))).toContain('That is all');
});

test('after a white slot the second play is offered, and then told', () => {
  const words = [{ owner: 0, slot: 2, part: 'path' as const }];
  const hand = { ...parcoursView().hand, words };
  expect(told(situation(parcoursView({ hand, may: ['refill', 'end'] })))).toContain('draw up to nine');
  const open = [{ owner: 1, slot: 0, part: 'satellite' as const }];
  const second = parcoursView({ hand: { ...hand, stage: 'second', open }, may: ['lay', 'end'] });
  expect(told(situation(second))).toContain('another player’s glowing satellite');
});

test('whoever waits is told who plays', () => {
  expect(told(situation(parcoursView({ turn: 1 })))).toContain('Blaise is playing');
  expect(told(situation(parcoursView({ turn: 1 }), { seat: null }))).toBe('Blaise is playing a hand.');
});

test('a pause, a verdict and the end each have their sentence', () => {
  expect(told(situation(parcoursView({ phase: { waits_for: 'resume' } })))).toContain('paused');
  const verdict = { waits_for: 'verdict' as const, place: { owner: 0, slot: 1, part: 'path' as const }, word: 'ZORGS', by: [1] };
  expect(told(situation(parcoursView({ phase: verdict })))).toBe('ZORGS is not in the list. Blaise may let it pass or refuse it.');
});
