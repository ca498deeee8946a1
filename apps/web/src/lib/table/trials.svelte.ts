// Seeing the computer think: what it tries is laid on the board letter by letter, one trial after another.
import type { LaidTile } from '../hand/draft.ts';

/** Something a computer player tries. */
export interface Trial {
  word: string;
  score: number;
  tiles: LaidTile[];
}

export class Trials {
  /** All that was tried in the latest turn of a thinker, the latest last. */
  tried: { word: string; score: number }[] = $state([]);
  /** The letters that lie on the board at this moment. */
  shown: LaidTile[] = $state.raw([]);
  /** Trials that wait to be shown. */
  #waiting: Trial[] = [];
  #latest: Trial | null = null;
  /** The number of the update they are about. */
  #about = 0;
  readonly #mostWaiting: number;

  /** With more than `mostWaiting` waiting the oldest are left out: the board must not lag behind the thinker. */
  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  get waiting(): readonly Trial[] {
    return this.#waiting;
  }

  /** Takes note of a trial about an update; those about an earlier one are forgotten, and one that comes twice is noted once. */
  note(trial: Trial | null, about: number): void {
    if (about !== this.#about) {
      this.tried = [];
      this.#latest = null;
    }
    this.#about = about;
    if (!trial || isSame(trial, this.#latest)) return;
    this.#latest = trial;
    this.tried.push({ word: trial.word, score: trial.score });
    this.#waiting.push(trial);
    if (this.#waiting.length > this.#mostWaiting) this.#waiting.shift();
  }

  /** Lays the next letter, or takes the trial away when it is whole; gives what can be seen of it. */
  showNext(): 'letter' | 'whole' | 'nothing' {
    const trial = this.#waiting[0];
    if (!trial) {
      this.shown = [];
      return 'nothing';
    }
    if (this.shown.length < trial.tiles.length) {
      this.shown = trial.tiles.slice(0, this.shown.length + 1);
      return this.shown.length === trial.tiles.length ? 'whole' : 'letter';
    }
    this.shown = [];
    this.#waiting.shift();
    return 'letter';
  }

  /** Shows none of those that wait. */
  skip(): void {
    this.#waiting = [];
  }

  /** The turn is over: nothing is shown on the board any more, though the list stays. */
  clear(): void {
    this.shown = [];
    this.skip();
  }
}

function isSame(one: Trial, other: Trial | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
