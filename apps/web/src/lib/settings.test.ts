// Settings: what is proposed first, and what is made of what was kept.
import { expect, test } from 'vitest';
import { firstSettings, merged, negotiated, readSettings, shared } from './settings.ts';

test('the interface speaks the first language of the browser that we have', () => {
  expect(negotiated(['de-AT', 'fr-CA', 'en'])).toBe('fr');
  expect(negotiated(['ja'])).toBe('en');
});

test('a French reader begins with French coordinates', () => {
  expect(firstSettings(['fr']).notation).toBe('french');
});

test('what was kept is found again, and nonsense is replaced', () => {
  const first = firstSettings(['en']);
  const read = readSettings({ theme: 'dark', effects: 'loud', language: 'xx', placementSpeed: 4 }, first);
  expect(read.theme).toBe('dark');
  expect(read.effects).toBe(first.effects);
  expect(read.language).toBe('en');
  expect(read.placementSpeed).toBe(4);
});

test('the language of words is remembered, and may be nothing', () => {
  const first = firstSettings(['en']);
  expect(readSettings({ wordLanguage: 'fr' }, first).wordLanguage).toBe('fr');
  expect(readSettings({ wordLanguage: 'xx' }, first).wordLanguage).toBe(null);
  expect(readSettings({ wordLanguage: null }, first).wordLanguage).toBe(null);
});

test('a person’s settings come along, but not the name, and a tour once taken stays taken', () => {
  const here = { ...firstSettings(['en']), name: 'Ada', effects: 3, tourDone: true };
  const come = merged(here, { theme: 'dark', name: 'Zoe', tourDone: false });
  expect(come).toEqual({ ...here, theme: 'dark' });
  expect(shared(come)).not.toHaveProperty('name');
});

test('a person without settings brings none', () => {
  const here = { ...firstSettings(['fr']), music: 4 };
  expect(merged(here, {})).toEqual(here);
});
