// Every pair of colours that is read or has to be seen, in every theme and with every set of tiles; axe does not look at tiles.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Tokens = Map<string, string>;

const SHEET = readFileSync('src/styles/tokens.css', 'utf8');

/** What the rule with this selector says. */
function rule(selector: string): Tokens {
  const start = SHEET.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`there is no ${selector}`);
  const body = SHEET.slice(start, SHEET.indexOf('\n}', start));
  return new Map([...body.matchAll(/(--[a-z0-9-]+): ([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']));
}

function dressed(...selectors: string[]): Tokens {
  return new Map(selectors.flatMap((selector) => [...rule(selector)]));
}

const DARK = ":root[data-theme='dark']";
const CONTRAST = ":root[data-theme='contrast']";
const tilesOf = (stuff: string): string => `:root[data-tiles='${stuff}']:not([data-theme='contrast'])`;

const LOOKS: Record<string, Tokens> = {
  light: dressed(':root'),
  dark: dressed(':root', DARK),
  'high contrast': dressed(':root', CONTRAST),
  'black and white': dressed(':root', CONTRAST, `${CONTRAST}[data-colours='none']`),
  'light, walnut': dressed(':root', tilesOf('walnut')),
  'light, slate': dressed(':root', tilesOf('slate')),
  'dark, walnut': dressed(':root', DARK, tilesOf('walnut')),
  'dark, slate': dressed(':root', DARK, tilesOf('slate')),
};

const TILES = ['--tile-top', '--tile-bottom', '--tile-new', '--tile-new-bottom'];

/** What is read, and what it is read on. */
const READ: [string, string[]][] = [
  ['--ink', ['--paper', '--card']],
  ['--quiet', ['--paper', '--card', '--empty']],
  ['--wrong', ['--paper', '--card']],
  ['--tile-ink', TILES],
  ['--tile-blank', TILES],
  ['--letter-2-ink', ['--letter-2']],
  ['--letter-3-ink', ['--letter-3']],
  ['--word-2-ink', ['--word-2']],
  ['--word-3-ink', ['--word-3']],
  ['--square-4-ink', ['--square-4']],
  ['--accent-ink', ['--accent']],
  ['--grid-ink', ['--grid']],
];

/** What has to be seen beside something else. */
const SEEN: [string, string[]][] = [
  ['--accent', ['--paper', '--card']],
  ['--focus', ['--paper', '--card', '--empty']],
  ['--control-line', ['--card']],
  ['--initial', ['--tile-top', '--tile-bottom']],
  ['--last', ['--tile-top', '--tile-bottom']],
];

function valueOf(look: Tokens, name: string): string {
  const value = look.get(name) ?? '';
  const other = /^var\((--[a-z0-9-]+)\)$/.exec(value)?.[1];
  return other ? valueOf(look, other) : value;
}

function brightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, as WCAG reckons it. */
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function tooFaint(look: Tokens, pairs: [string, string[]][], least: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, found: contrast(valueOf(look, front), valueOf(look, back)) }))
      .filter(({ found }) => !(found >= least))
      .map(({ back, found }) => `${front} on ${back}: ${found.toFixed(2)}`),
  );
}

test.each(Object.entries(LOOKS))('%s: whatever is read stands out enough', (_, look) => {
  expect(tooFaint(look, READ, 4.5)).toEqual([]);
});

test.each(Object.entries(LOOKS))('%s: whatever has to be seen stands out enough', (_, look) => {
  expect(tooFaint(look, SEEN, 3)).toEqual([]);
});
