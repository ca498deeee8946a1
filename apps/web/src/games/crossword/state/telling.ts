// Turns and tables in words: for the score sheet, the status line and screen readers.
import type { Notation } from '../../../lib/settings.ts';
import { nameAt, spokenCounts, type Speaker } from '../../../lib/table/telling.ts';
import type { MoveView, TurnView, View } from '../types.ts';
import { challengeTold } from './challenges.ts';
import { written } from './squares.ts';

/** The main word of a play without the marks of the score sheet: `HO(R)N` is HORN. */
export function plainWord(word: string): string {
  return word.replace(/[()[\]]/g, '').toLocaleUpperCase();
}

/** Where and what, for the score sheet. */
export function sheetLine(turn: MoveView, notation: Notation, speak: Speaker): { place: string; what: string } {
  switch (turn.what) {
    case 'played':
      return { place: written(turn.at, turn.direction, notation), what: turn.word.replace(/[()]/g, '') };
    case 'exchanged':
      return { place: '', what: turn.tiles ? speak('turn-exchanged-tiles', { tiles: turn.tiles }) : speak('turn-exchanged', { count: turn.count }) };
    case 'lost':
      return { place: '', what: speak('turn-lost', { words: turn.words.join(', ') }) };
    case 'racks':
      return { place: '', what: speak('turn-racks', { tiles: turn.tiles }) };
    default:
      return { place: '', what: speak(`turn-${turn.what.replace('_', '-')}`) };
  }
}

/** A turn as it is said aloud. */
export function spokenTurn(view: View, turn: TurnView, notation: Notation, speak: Speaker): string {
  const name = nameAt(view, turn.seat);
  if (turn.what === 'withdrawn' && turn.challenge) return challengeTold(view, turn, speak) ?? '';
  if (turn.what === 'played') {
    const place = written(turn.at, turn.direction, notation);
    const points = speak('points-heard', { points: turn.points });
    return speak('heard-played', { name, word: plainWord(turn.word), place, points, total: turn.total });
  }
  const { what } = sheetLine(turn, notation, speak);
  return speak('heard-other', { name, what, total: turn.total });
}

export function spokenBag(view: View, speak: Speaker): string {
  return speak('heard-bag', { count: view.bag, tiles: spokenCounts(view.remaining) });
}
