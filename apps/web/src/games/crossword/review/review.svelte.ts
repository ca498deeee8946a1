// A game looked at again: where we are in it, what the server says of each turn, and what is tried.
import type { Api } from '../../../lib/api/client.ts';
import type { Refusal } from '../../../lib/api/result.ts';
import type { Language } from '../../../lib/settings.ts';
import { SvelteMap } from 'svelte/reactivity';
import type { LaidTile, Preview, RankedView, ReviewView, TurnView, View } from '../types.ts';
import { boardBefore, withTiles } from '../state/positions.ts';

export type Looked = { state: 'asking' } | { state: 'known'; review: ReviewView } | { state: 'refused'; refusal: Refusal };

/** What lies on the board: the turn as it was played, one of the best plays, or a try. */
export type Shown = { what: 'played' } | { what: 'best'; number: number } | { what: 'try' };

/** What was learned of games stays for as long as the page is open. */
const learned = new Map<string, ReviewView>();

export class Review {
  readonly view: View;
  readonly table: string;
  readonly #api: Api;
  readonly #seat: number;
  /** The line of the score sheet that is looked at; one past the last is the end. */
  line = $state(0);
  shown: Shown = $state({ what: 'played' });
  readonly looked = new SvelteMap<string, Looked>();
  /** How many lines have been asked about, while the whole game is looked at. */
  progress: number | null = $state(null);

  constructor(api: Api, table: string, seat: number, view: View) {
    this.#api = api;
    this.table = table;
    this.#seat = seat;
    this.view = view;
  }

  get turn(): TurnView | null {
    return this.view.history[this.line] ?? null;
  }

  get last(): number {
    return this.view.history.length;
  }

  goTo(line: number): void {
    this.line = Math.min(this.last, Math.max(0, line));
    this.shown = { what: 'played' };
  }

  #key(line: number, language: Language): string {
    return `${this.table} ${line} ${language}`;
  }

  at(line: number, language: Language): Looked | null {
    return this.looked.get(this.#key(line, language)) ?? null;
  }

  reviewOf(line: number, language: Language): ReviewView | null {
    const found = this.at(line, language);
    return found?.state === 'known' ? found.review : null;
  }

  /** Asks about a line unless that is known or under way. */
  async look(line: number, language: Language): Promise<void> {
    const key = this.#key(line, language);
    if (line >= this.last || this.looked.has(key)) return;
    const known = learned.get(key);
    if (known) {
      this.looked.set(key, { state: 'known', review: known });
      return;
    }
    this.looked.set(key, { state: 'asking' });
    const result = await this.#api.ask(this.table, this.#seat, { ask: 'review', turn: line, language });
    if (!result.done) {
      this.looked.set(key, { state: 'refused', refusal: result.refusal });
      return;
    }
    const review = result.value.answer as ReviewView;
    learned.set(key, review);
    this.looked.set(key, { state: 'known', review });
  }

  /** Asks again about a line that was refused. */
  async lookAgain(line: number, language: Language): Promise<void> {
    this.looked.delete(this.#key(line, language));
    await this.look(line, language);
  }

  /** Asks about every line, one after the other; stops at the first that is refused. */
  async lookAtAll(language: Language): Promise<void> {
    if (this.progress !== null) return;
    for (let line = 0; line < this.last; line += 1) {
      this.progress = line;
      await this.look(line, language);
      if (this.at(line, language)?.state === 'refused') break;
    }
    this.progress = null;
  }

  /** The board before the line, and with it what was played. */
  before(language: Language): string[] {
    const known = this.reviewOf(this.line, language)?.board;
    return known ?? boardBefore(this.view.history, this.line, this.view.board[0] ? columnsOf(this.view.board) : 0, this.view.board.length);
  }

  after(): string[] {
    if (this.line >= this.last) return this.view.board;
    return boardBefore(this.view.history, this.line + 1, columnsOf(this.view.board), this.view.board.length);
  }

  /** The tiles held before the line, as far as they are known. */
  rack(language: Language): string {
    return this.reviewOf(this.line, language)?.rack ?? '';
  }

  chosen(language: Language): RankedView | null {
    if (this.shown.what !== 'best') return null;
    return this.reviewOf(this.line, language)?.best[this.shown.number] ?? null;
  }

  /** What other tiles would have scored at that moment. */
  async tryOut(tiles: LaidTile[], language: Language): Promise<{ preview: Preview } | { refusal: Refusal }> {
    const known = this.reviewOf(this.line, language)?.best.find((play) => sameTiles(play.tiles, tiles));
    if (known) return { preview: { words: [[known.word ?? '', known.score]], bonus: 0, score: known.score, unknown: [] } };
    const question = { ask: 'try', turn: this.line, tiles };
    const result = await this.#api.ask(this.table, this.#seat, question);
    return result.done ? { preview: result.value.answer as Preview } : { refusal: result.refusal };
  }

  /** The board with whatever is shown on it, for a picture; `tried` lies there while something is tried out. */
  pictured(language: Language, tried: readonly LaidTile[] = []): string[] {
    const laid = this.shown.what === 'try' ? tried : this.chosen(language)?.tiles;
    return laid ? withTiles(this.before(language), laid) : this.after();
  }

  /** Everybody's points in the position that is shown: before the line unless it is shown as it was played. */
  points(): number[] {
    const until = this.shown.what === 'played' ? this.line + 1 : this.line;
    const lines = this.view.history.slice(0, until);
    return this.view.seats.map((_, seat) => lines.findLast((line) => line.seat === seat)?.total ?? 0);
  }
}

function columnsOf(board: readonly string[]): number {
  return Array.from((board[0] ?? '').matchAll(/\[[^\]]*\]|./gu)).length;
}

/** Whether the same letters lie on the same squares. */
export function sameTiles(one: readonly LaidTile[], other: readonly LaidTile[]): boolean {
  const text = (tiles: readonly LaidTile[]): string =>
    tiles
      .map((tile) => `${tile.square}${tile.letter}${tile.blank ? '?' : ''}`)
      .sort()
      .join(' ');
  return one.length === other.length && text(one) === text(other);
}

/** What the turns of a seat cost together, as far as they have been looked at. */
export function lostBy(review: Review, seat: number, language: Language): { points: number; turns: number } {
  let [points, turns] = [0, 0];
  review.view.history.forEach((turn, line) => {
    const known = turn.seat === seat ? review.reviewOf(line, language) : null;
    if (!known || verdictOf(known) === 'unjudged') return;
    points += known.lost_points;
    turns += 1;
  });
  return { points, turns };
}

export type Verdict = 'best' | 'good' | 'slip' | 'mistake' | 'blunder' | 'unjudged';

const VERDICTS: readonly string[] = ['best', 'good', 'slip', 'mistake', 'blunder'];

export function verdictOf(review: ReviewView): Verdict {
  return review.verdict && VERDICTS.includes(review.verdict) ? (review.verdict as Verdict) : 'unjudged';
}
