// The sentences of both languages: the same names, and none that is used and missing.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { written } from '../../testing/sentences.ts';
import { hasSentence, sentence } from './messages.ts';

const SOURCES = join(import.meta.dirname, '../..');

function sentenceNames(language: string): string[] {
  return [...written(language).matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1] ?? '');
}

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

test('no two sentences have the same name', () => {
  const names = sentenceNames('en');
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every sentence that a screen shows is written in both languages', () => {
  const names = new Set(sentenceNames('en'));
  expect([...namesUsed()].filter((name) => !names.has(name))).toEqual([]);
});

test('every sentence can be read', () => {
  for (const language of ['en', 'fr'] as const) {
    expect(sentenceNames(language).filter((name) => !hasSentence(language, name))).toEqual([]);
  }
});

test('numbers choose their words', () => {
  expect(sentence('en', 'points-heard', { points: 1 })).toBe('1 point');
  expect(sentence('fr', 'points-heard', { points: 0 })).toBe('0 point');
});

test('a French sign never begins a line', () => {
  expect(sentence('fr', 'tour-title-3')).toBe('Un doute\u202f?');
  expect(sentence('fr', 'tour-about-1')).toContain('le centre\u202f; les suivants');
});
