// A finished game looked at again: which hand, whose board, and what lies there.
import { nameOf, spotOf, type Spot } from '../state/places.ts';
import type { OnBoard } from '../state/on-board.ts';
import type { LineView, View } from '../types.ts';
import { boardOf, viewAfter } from './replay.ts';

export class Review implements OnBoard {
  /** The whole game. */
  readonly game: View;
  /** The line of the score sheet that is looked at. */
  line: number = $state(0);
  /** The board that was asked for at this line. */
  looked: number | null = $state(null);
  focus: Spot = $state(spotOf(nameOf({ owner: 0, slot: 0, part: 'path' }), 0));
  readonly view: View = $derived.by(() => viewAfter(this.game, this.line + 1));
  readonly shown: number = $derived.by(() => this.looked ?? (this.hand ? boardOf(this.hand) : 0));
  readonly values: ReadonlyMap<string, number>;
  readonly acts = false;
  readonly veiled = false;
  readonly laid = [];
  readonly planned = [];
  readonly preview = null;
  readonly cursor = null;

  constructor(game: View) {
    this.game = game;
    this.values = new Map(game.letters.map(({ tile, value }) => [tile, value]));
  }

  /** Whose eyes these are. */
  get seat(): number | null {
    return this.game.viewer;
  }

  get last(): number {
    return this.game.history.length - 1;
  }

  get hand(): LineView | undefined {
    return this.game.history[this.line];
  }

  accepts(): boolean {
    return false;
  }

  /** Goes to a line, if there is one, and to the board where something happened. */
  goTo(line: number): void {
    if (line < 0 || line > this.last) return;
    this.line = line;
    this.looked = null;
  }
}
