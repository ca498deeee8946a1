// Every browser test listens to the consoles of its pages.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../tests/', import.meta.url);

test('no browser test goes without the check for console errors', () => {
  const specs = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'));
  const deaf = specs.filter((name) => !/import \{[^}]*\btest\b[^}]*\} from '\.\/checked\.ts'/.test(readFileSync(new URL(name, folder), 'utf8')));
  expect(specs.length).toBeGreaterThan(20);
  expect(deaf).toEqual([]);
});
