// Seeing the computer think: its trial words are laid on the board letter by letter, one after another.
import type { LaidTile, Trial } from '../types.ts';

/** A trial as a list shows it. */
export interface Thought {
  word: string;
  score: number;
}

export interface Trials {
  /** The update they are about. */
  about: number;
  /** All words tried in the latest turn of a thinker, the latest last. */
  thoughts: Thought[];
  /** The letters that lie on the board at this moment. */
  shown: LaidTile[];
  /** Trials that wait to be shown. */
  waiting: Trial[];
}

/** More waiting than this and the oldest are left out: the board must not lag behind the thinker. */
const MOST_WAITING = 3;

export function noTrials(): Trials {
  return { about: 0, thoughts: [], shown: [], waiting: [] };
}

/** The pause between two letters, in milliseconds, at a placement speed from 0 (fastest) to 9. */
export function letterPause(speed: number): number {
  return 30 + Math.max(0, Math.min(9, speed)) * 60;
}

/** Takes note of a trial about an update; those about an earlier one are forgotten. */
export function hear(trials: Trials, trial: Trial, about: number): void {
  if (about !== trials.about) trials.thoughts = [];
  trials.about = about;
  if (trial.word === null) return;
  trials.thoughts.push({ word: trial.word, score: trial.score });
  trials.waiting.push(trial);
  if (trials.waiting.length > MOST_WAITING) trials.waiting.shift();
}

/** Lays the next letter, or takes the word away when it is whole; false when there is nothing to show. */
export function showNext(trials: Trials): boolean {
  const trial = trials.waiting[0];
  if (!trial) {
    trials.shown = [];
    return false;
  }
  const tiles = trial.action.do === 'lay' ? trial.action.tiles : [];
  if (trials.shown.length < tiles.length) {
    trials.shown = tiles.slice(0, trials.shown.length + 1);
  } else {
    trials.shown = [];
    trials.waiting.shift();
  }
  return true;
}

/** The turn is over: nothing is shown on the board any more, though the list stays. */
export function clear(trials: Trials): void {
  trials.shown = [];
  trials.waiting = [];
}
