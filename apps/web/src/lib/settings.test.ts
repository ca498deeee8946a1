// Settings: what is proposed first, and what is made of what was kept.
import { expect, test } from 'vitest';
import { firstSettings, negotiated, readSettings } from './settings.ts';

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
