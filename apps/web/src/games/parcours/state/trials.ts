// Seeing the computer think: the hands it tries are laid on the boards letter by letter, one after another.
import type { LaidTile } from '../../../lib/hand/draft.ts';
import type { Trial } from '../types.ts';
import { tilesOf } from './words.ts';

/** A trial as a list shows it. */
export interface Thought {
  words: string;
  points: number;
}

export interface Trials {
  /** The update they are about. */
  about: number;
  /** All hands tried in the latest turn of a thinker, the latest last. */
  thoughts: Thought[];
  /** The letters that lie on the boards at this moment. */
  shown: LaidTile[];
  /** Trials that wait to be shown. */
  waiting: Trial[];
}

/** More waiting than this and the oldest are left out: the boards must not lag behind the thinker. */
const MOST_WAITING = 2;

export function noTrials(): Trials {
  return { about: 0, thoughts: [], shown: [], waiting: [] };
}

/** Takes note of a trial about an update; those about an earlier one are forgotten, and one that comes twice is noted once. */
export function hear(trials: Trials, trial: Trial, about: number): void {
  if (about !== trials.about) trials.thoughts = [];
  trials.about = about;
  if (trial.words.length === 0) return;
  const words = trial.words.map(({ word }) => word.toLocaleUpperCase()).join(' · ');
  if (trials.thoughts.at(-1)?.words === words) return;
  trials.thoughts.push({ words, points: trial.points });
  trials.waiting.push(trial);
  if (trials.waiting.length > MOST_WAITING) trials.waiting.shift();
}

/** Lays the next letter, or takes the hand away when it is whole; gives what can be seen of it. */
export function showNext(trials: Trials): 'letter' | 'whole' | 'nothing' {
  const trial = trials.waiting[0];
  if (!trial) {
    trials.shown = [];
    return 'nothing';
  }
  const tiles = trial.words.flatMap(tilesOf);
  if (trials.shown.length < tiles.length) {
    trials.shown = tiles.slice(0, trials.shown.length + 1);
    return trials.shown.length === tiles.length ? 'whole' : 'letter';
  }
  trials.shown = [];
  trials.waiting.shift();
  return 'letter';
}

/** The hand is over: nothing is shown on the boards any more, though the list stays. */
export function clear(trials: Trials): void {
  trials.shown = [];
  trials.waiting = [];
}
