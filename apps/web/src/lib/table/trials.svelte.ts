// Trials: moves that a computer player considers, shown on the board letter by letter, one after another.
import type { LaidTile } from '../hand/draft.ts';

/** A move that a computer player considers. */
export interface Trial {
  word: string;
  score: number;
  tiles: LaidTile[];
}

export class Trials {
  /** All trials of the current computer player's turn, latest last. */
  tried: { word: string; score: number }[] = $state([]);
  /** The letters currently shown on the board. */
  shown: LaidTile[] = $state.raw([]);
  /** Trials not shown yet. */
  #waiting: Trial[] = [];
  #latest: Trial | null = null;
  /** The number of the update that the trials belong to. */
  #about = 0;
  readonly #mostWaiting: number;

  /** Keeps at most `mostWaiting` trials waiting and drops the oldest, so that the board does not lag behind the search. */
  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  get waiting(): readonly Trial[] {
    return this.#waiting;
  }

  /** Adds a trial for an update; drops those of earlier updates and ignores a repeated one. */
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

  /** Shows the next letter, or removes a trial that is complete; returns what is shown of it. */
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

  /** Drops the waiting trials. */
  skip(): void {
    this.#waiting = [];
  }

  /** Clears the board at the end of a turn; the list of trials stays. */
  clear(): void {
    this.shown = [];
    this.skip();
  }
}

function isSame(one: Trial, other: Trial | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
