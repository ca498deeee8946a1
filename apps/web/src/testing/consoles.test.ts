// Every browser test listens to the consoles of its pages.
import { expect, test } from 'vitest';

const found = import.meta.glob<string>('../../tests/*.spec.ts', { query: '?raw', import: 'default', eager: true });

test('no browser test goes without the check for console errors', () => {
  const specs = Object.entries(found);
  const deaf = specs.filter(([, source]) => !/import \{[^}]*\btest\b[^}]*\} from '\.\/checked\.ts'/.test(source)).map(([path]) => path);
  expect(specs.length).toBeGreaterThan(20);
  expect(deaf).toEqual([]);
});
