// A game looked at again: asked once, kept, and what it cost.
import { expect, test } from 'vitest';
import type { Api } from '../../../lib/api/client.ts';
import { readGrid } from '../state/grid.ts';
import type { RankedView, ReviewView, TurnView, View } from '../types.ts';
import { boardSvg } from './picture.ts';
import { lostBy, Review, sameTiles, verdictOf } from './review.svelte.ts';

const horn: RankedView = { place: ['B1', 'across'], word: 'AT', tiles: [{ square: 'B1', letter: 'A', blank: false }], exchanged: null, score: 4, equity: 6, win_chance: null, lost: 0 };

function answer(turn: number): ReviewView {
  return { turn, seat: 0, board: ['..', '..'], rack: 'AT', played: horn, best: [horn], lost_points: 2.5, lost_chance: null, verdict: 'slip', reasons: [] };
}

function game(table: string, asked: unknown[], refuses = false): Review {
  const ask = (_table: string, _seat: number, question: unknown): Promise<unknown> => {
    asked.push(question);
    const { turn } = question as { turn: number };
    return Promise.resolve(refuses ? { done: false, refusal: { problem: 'refused', sentence: 'No.' } } : { done: true, value: { answer: answer(turn) } });
  };
  const history: TurnView[] = [
    { seat: 0, points: 4, total: 4, what: 'played', at: 'B1', direction: 'across', word: 'A', words: [], squares: ['B1'], bonus: 0 },
    { seat: 1, points: 0, total: 0, what: 'passed' },
  ];
  return new Review({ ask } as unknown as Api, table, 0, { history, board: ['.A', '..'], seats: [{}, {}] } as unknown as View);
}

test('a turn is asked about once in a language', async () => {
  const asked: unknown[] = [];
  const review = game('one', asked);
  await Promise.all([review.look(0, 'en'), review.look(0, 'en')]);
  expect(asked).toEqual([{ ask: 'review', turn: 0, language: 'en' }]);
  await review.look(0, 'fr');
  expect(asked).toHaveLength(2);
  expect(review.reviewOf(0, 'en')?.lost_points).toBe(2.5);
});

test('what was learned is known to the next screen', async () => {
  const asked: unknown[] = [];
  await game('two', asked).look(1, 'en');
  await game('two', asked).look(1, 'en');
  expect(asked).toHaveLength(1);
});

test('the whole game is looked at line by line, and a refusal ends it', async () => {
  const asked: unknown[] = [];
  const review = game('three', asked);
  await review.lookAtAll('en');
  expect(asked).toHaveLength(2);
  expect(lostBy(review, 0, 'en')).toEqual({ points: 2.5, turns: 1 });
  const refused: unknown[] = [];
  await game('four', refused, true).lookAtAll('en');
  expect(refused).toHaveLength(1);
});

test('the board before and after a line, and one past the last is the end', () => {
  const review = game('five', []);
  expect(review.before('en')).toEqual(['..', '..']);
  expect(review.after()).toEqual(['.A', '..']);
  review.goTo(99);
  expect(review.line).toBe(2);
  expect(review.turn).toBeNull();
  expect(review.after()).toEqual(['.A', '..']);
});

test('a try that is one of the best plays needs no question', async () => {
  const asked: unknown[] = [];
  const review = game('six', asked);
  await review.look(0, 'en');
  expect(await review.tryOut(horn.tiles, 'en')).toMatchObject({ preview: { score: 4 } });
  expect(asked).toHaveLength(1);
});

test('the same tiles in another order are the same play', () => {
  const [a, b] = [{ square: 'A1', letter: 'A', blank: false }, { square: 'A2', letter: 'B', blank: false }];
  expect(sameTiles([a, b], [b, a])).toBe(true);
  expect(sameTiles([a], [{ ...a, blank: true }])).toBe(false);
});

test('a line without a verdict is not judged', () => {
  expect(verdictOf({ ...answer(0), verdict: null })).toBe('unjudged');
  expect(verdictOf(answer(0))).toBe('slip');
});

test('the exported picture shows the position shown, with its points', () => {
  const review = game('six', []);
  expect(review.points()).toEqual([4, 0]);
  review.shown = { what: 'try' };
  expect(review.points()).toEqual([0, 0]);
  expect(review.pictured('en', [{ square: 'A1', letter: 'Q', blank: false }])[0]?.startsWith('Q')).toBe(true);
});

test('the picture shows every tile, and nothing a name could smuggle in', () => {
  const edge = (kind: string, number: number): string => (kind === 'row' ? String(number + 1) : 'ab'.charAt(number));
  const svg = boardSvg(readGrid(['A.', '.b'], null), new Map([['A', 1]]), { label: () => '', caption: '<Ada> & Bob', edge }, '@font-face{}');
  expect(svg.match(/>(1|2|a|b)</g), 'with coordinates').toHaveLength(5);
  expect(svg).toContain('<style>@font-face{}</style>');
  expect(svg.match(/url\(#tile\)/g)).toHaveLength(2);
  expect(svg).toContain('&#60;Ada&#62; &#38; Bob');
});
