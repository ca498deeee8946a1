// The sentences of both languages: the same names, and none that is used and missing.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf, sentence, sentenceNames } from './messages.ts';

const SOURCES = join(import.meta.dirname, '../..');

function namesUsed(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));
  const texts = sources.map((file) => readFileSync(join(SOURCES, file), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/\btext\(\s*'([a-z0-9-]+)'/g)]);
  return new Set(found.map((match) => match[1] ?? ''));
}

test('English and French have the same sentences', () => {
  expect(sentenceNames('fr').sort()).toEqual(sentenceNames('en').sort());
});

test('every sentence that a screen shows is written in both languages', () => {
  const names = new Set(sentenceNames('en'));
  expect([...namesUsed()].filter((name) => !names.has(name))).toEqual([]);
});

test('every sentence can be read', () => {
  for (const language of ['en', 'fr'] as const) {
    const bundle = bundleOf(language);
    expect(sentenceNames(language).filter((name) => !bundle.getMessage(name)?.value)).toEqual([]);
  }
});

test('numbers choose their words', () => {
  expect(sentence('en', 'points-heard', { points: 1 })).toBe('1 point');
  expect(sentence('fr', 'points-heard', { points: 0 })).toBe('0 point');
});
