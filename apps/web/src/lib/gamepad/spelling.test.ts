// Writing letter by letter.
import { expect, test } from 'vitest';
import { erased, signsFor, written } from './spelling.ts';

const FREE = { longest: Infinity, isSmall: true };

function spelled(signs: string, way = FREE): string {
  return [...signs].reduce((value, sign) => written(value, sign, way), '');
}

test('a name is spelled with its capitals where words begin, and spaces between them [PS-019]', () => {
  expect(spelled('JO ANN')).toBe('Jo Ann');
  expect(spelled("JEAN-LUC D'A")).toBe("Jean-Luc D'A");
  expect(spelled('JO', { ...FREE, isSmall: false })).toBe('JO');
});

test('a letter is erased, and no more are written than there is room for [PS-019]', () => {
  expect(erased('Ann')).toBe('An');
  expect(erased('')).toBe('');
  expect(spelled('MAXIMILIAN', { ...FREE, longest: 8 })).toBe('Maximili');
});

test('numbers are spelled with digits, and French names with their accents', () => {
  expect(signsFor('number', 'en').join('')).toBe('0123456789');
  expect(signsFor('text', 'fr')).toContain('É');
  expect(signsFor('text', 'en')).not.toContain('É');
});
