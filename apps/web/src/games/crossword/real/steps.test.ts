// The steps of a game on a real board. MS-059, MS-063
import { expect, test } from 'vitest';
import type { PhaseView, TurnView, View } from '../types.ts';
import { computerTurn, countTiles, stepOf, toPlace, typedTiles, unseen } from './steps.ts';

const horn: TurnView = { seat: 1, points: 14, total: 14, what: 'played', at: 'F8', direction: 'across', word: 'HO(R)n', words: [['HORN', 14]], squares: ['F8', 'G8', 'I8'], bonus: 0 };

function view(phase: PhaseView, turn: number | null, history: TurnView[] = []): View {
  const seats = [{ player: { name: 'Ann', by: 'person' } }, { player: { name: 'Micro', by: { computer: 'level3' } } }];
  const remaining = [{ tile: 'A', value: 1, left: 2, total: 9 }, { tile: '?', value: 0, left: 1, total: 2 }];
  return { phase, turn, history, seats, remaining } as unknown as View;
}

test('the panel asks for exactly what the table waits for', () => {
  expect(stepOf(view({ waits_for: 'starter_told' }, null))).toEqual({ ask: 'starter' });
  expect(stepOf(view({ waits_for: 'rack_told', seat: 1, count: 7 }, null))).toEqual({ ask: 'rack', seat: 1, count: 7 });
  expect(stepOf(view({ waits_for: 'left_told', seat: 0, count: 3 }, null))).toEqual({ ask: 'left', seat: 0, count: 3 });
  expect(stepOf(view({ waits_for: 'move', must_place: null }, 0))).toEqual({ ask: 'word', seat: 0 });
  expect(stepOf(view({ waits_for: 'move', must_place: null }, 1))).toEqual({ ask: 'wait', seat: 1 });
  expect(stepOf(view({ waits_for: 'pick' }, 0))).toEqual({ ask: 'answer' });
});

test('only the tiles that are new go on the real board', () => {
  expect(toPlace(horn)).toEqual([
    { square: 'F8', letter: 'H', blank: false },
    { square: 'G8', letter: 'O', blank: false },
    { square: 'I8', letter: 'N', blank: true },
  ]);
});

test('what the computer did is told until somebody else has done something', () => {
  const move: PhaseView = { waits_for: 'move', must_place: null };
  expect(computerTurn(view(move, 0, [horn]))).toBe(horn);
  expect(computerTurn(view(move, 1, [horn, { ...horn, seat: 0 }]))).toBeNull();
});

test('tiles are typed as people like, and counted', () => {
  expect(typedTiles(' a, e i?')).toBe('AEI?');
  expect(countTiles('ae[ch] ?')).toBe(4);
  expect(unseen(view({ waits_for: 'pick' }, 0))).toBe('AA?');
});
