// The game at this screen: the tiles in hand on a board of squares, the arrow, what a try would score.
import type { Square as Place } from '../../../lib/hand/draft.ts';
import { asAction } from '../../../lib/hand/draft.ts';
import type { TimeLimit } from '../../../lib/clock.ts';
import { Hand, type Typed } from '../../../lib/table/hand.svelte.ts';
import type { Preview, Square, TurnView, View } from '../types.ts';
import { timeLimit } from './clock.ts';
import { readGrid, squareNamed, type Grid } from './grid.ts';
import { layoutNamed } from './layouts.ts';
import * as typing from './typing.ts';
import { lettersOf, valuesOf, type Values } from './values.ts';

export class Play extends Hand<View, Preview> {
  arrow: typing.Arrow | null = $state(null);
  /** The square that the keyboard is on. */
  focus: Square = $state('H8');

  readonly grid: Grid = $derived.by(() => this.#readBoard());
  readonly values: Values = $derived(valuesOf(this.view?.remaining ?? []));
  readonly letters: string[] = $derived(lettersOf(this.view?.remaining ?? []));
  readonly lastPlay: (TurnView & { what: 'played' }) | null = $derived.by(() => {
    const played = this.view?.history.findLast((turn) => turn.what === 'played');
    return played?.what === 'played' ? played : null;
  });

  protected urgency(view: View, seat: number): number {
    return view.turn === seat ? 2 : Number(view.may.includes('accept'));
  }

  get rackSize(): number {
    return this.view?.rules.rack_size ?? 7;
  }

  protected timeLimit(view: View): TimeLimit | null {
    return timeLimit(view.rules.clock);
  }

  #board: string[] = [];
  #grid: Grid = { rows: [], columns: 0 };

  /** The board, parsed again only when a tile was added or removed. */
  #readBoard(): Grid {
    const board = this.view?.board ?? [];
    if (board.length !== this.#board.length || board.some((row, number) => row !== this.#board[number])) {
      this.#board = board;
      this.#grid = readGrid(board, layoutNamed(this.view?.rules.layout ?? ''));
    }
    return this.#grid;
  }

  takes(square: Place): boolean {
    return this.freePlaces()(square);
  }

  protected freePlaces(): (square: Place) => boolean {
    const { grid } = this;
    return (square) => squareNamed(grid, square)?.letter === null;
  }

  protected override seatTaken(): void {
    this.arrow = null;
  }

  protected override rackTaken(laidBefore: number): void {
    if (laidBefore > 0 && this.laid.length === 0) this.arrow = null;
  }

  protected previewQuestion(): object | null {
    const tiles = asAction(this.draft);
    return this.may('lay') && tiles.length > 0 ? { tiles } : null;
  }

  /** A square was pressed: the picked tile comes down there, or the arrow is put there or turned. */
  press(square: Square): 'laid' | 'arrow' {
    this.focus = square;
    if (this.picked !== null && this.lay(this.picked, square)) return 'laid';
    this.arrow = typing.pressed(this.arrow, square);
    return 'arrow';
  }

  /** Points the arrow, and takes the keyboard along. */
  point(arrow: typing.Arrow): void {
    this.arrow = arrow;
    this.focus = arrow.square;
  }

  /** Lays the tile of a typed letter at the arrow. */
  type(letter: string, asBlank: boolean): Typed {
    const arrow = this.arrow ?? { square: this.focus, direction: 'across' };
    const typed = typing.typeLetter(this.grid, this.draft, arrow, letter, asBlank);
    if (typed.what === 'laid') this.point(typed.arrow);
    return typed.what;
  }
}
