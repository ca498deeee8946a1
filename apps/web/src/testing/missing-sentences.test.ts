// Every sentence that the page names is written, in every language: in what all games share, and in every game.
import { expect, test } from 'vitest';
import { written } from './sentences.ts';

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });

/** What stands between the parentheses of a call that begins here, up to the comma after its first argument. */
function firstArgument(source: string, start: number): string {
  let depth = 0;
  for (let place = start; place < source.length; place += 1) {
    const sign = source[place] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ',')) return source.slice(start, place);
  }
  return '';
}

/** The keys that a first argument may be: literals that are compared with something are none, and neither are parts of templates. */
function keysIn(argument: string): string[] {
  const plain = argument.replace(/`[^`]*`/g, '');
  const results = plain.includes('?') ? plain.slice(plain.indexOf('?')) : plain;
  return [...results.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'/g)].map(([, key = '']) => key);
}

function namedIn(source: string): string[] {
  const calls = [...source.matchAll(/\b(?:text|speak)\(/g)];
  return calls.flatMap(({ 0: call, index }) => keysIn(firstArgument(source, index + call.length)));
}

test('the reader of sources finds plain keys and those of either branch', () => {
  expect(namedIn("text('one'), text(is === 'two' ? 'three' : 'four', { name: 'five' })")).toEqual(['one', 'three', 'four']);
});

for (const language of ['en', 'fr']) {
  test(`no sentence is missing in ${language}`, () => {
    const known = new Set([...written(language).matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key));
    const missing = Object.entries(sources).flatMap(([path, source]) => namedIn(source).filter((key) => !known.has(key)).map((key) => `${path}: ${key}`));
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
}
