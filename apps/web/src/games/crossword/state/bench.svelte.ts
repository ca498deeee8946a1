// A board to try things on: tiles are laid by pressing a square and typing, away from any table.
import type { LayoutView, Preview, Square } from '../types.ts';
import * as drafts from '../../../lib/hand/draft.ts';
import { readGrid, squareNamed, type Grid } from './grid.ts';
import type { OnBoard } from './on-board.ts';
import { beside, pressed, skipped, turned, typeLetter, typedBack, type Arrow, type Typed } from './typing.ts';
import type { Values } from './values.ts';

/** What came of a key: a letter that was laid or not, something else, a wish to play, or nothing. */
export type KeyDone = Typed['what'] | 'moved' | 'play' | null;

const STEPS: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class Bench implements OnBoard {
  grid: Grid = $state.raw({ rows: [], columns: 0 });
  values: Values = $state.raw(new Map());
  draft: drafts.Draft = $state(drafts.emptyDraft());
  seat: number | null = $state(null);
  lastPlay: { seat: number; squares: Square[] } | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  arrow: Arrow | null = $state(null);
  focus: Square = $state('H8');
  readonly laid: drafts.HeldTile[] = $derived(drafts.laidTiles(this.draft));
  readonly held: drafts.HeldTile[] = $derived(drafts.tilesInRack(this.draft));

  /** Shows another board; tiles that were laid stay where their squares are still free. */
  show(board: readonly string[], layout: LayoutView | null): void {
    this.grid = readGrid(board, layout);
    if (!squareNamed(this.grid, this.focus)) this.focus = layout?.start ?? 'A1';
  }

  /** Takes these tiles in hand. */
  take(rack: string): void {
    drafts.reconcile(this.draft, rack, (square) => squareNamed(this.grid, square)?.letter === null);
  }

  clear(): void {
    drafts.recallAll(this.draft);
    this.preview = null;
    this.arrow = null;
  }

  press(square: Square): void {
    this.focus = square;
    const own = drafts.tileOn(this.draft, square);
    if (own) drafts.recallTile(own);
    else this.arrow = pressed(this.arrow, square);
  }

  /** Lays a letter at the arrow. */
  type(letter: string, asBlank: boolean): Typed['what'] {
    const arrow = this.arrow ?? { square: this.focus, direction: 'across' as const };
    const typed = typeLetter(this.grid, this.draft, arrow, letter, asBlank);
    if (typed.what === 'laid') {
      this.arrow = typed.arrow;
      this.focus = typed.arrow.square;
    }
    return typed.what;
  }

  back(): void {
    const arrow = this.arrow ?? { square: this.focus, direction: 'across' as const };
    this.#point(typedBack(this.grid, this.draft, arrow));
  }

  #point(arrow: Arrow): void {
    this.arrow = arrow;
    this.focus = arrow.square;
  }

  /** Does what a key on the board means. */
  key(key: string, shift: boolean): KeyDone {
    if (/^\p{L}$/u.test(key)) return this.type(key.toLocaleUpperCase(), shift);
    const step = STEPS[key];
    if (step) {
      this.focus = beside(this.grid, this.focus, step[0], step[1]);
      if (this.arrow) this.arrow = { ...this.arrow, square: this.focus };
      return 'moved';
    }
    return this.#special(key);
  }

  #special(key: string): KeyDone {
    const arrow = this.arrow ?? { square: this.focus, direction: 'across' as const };
    switch (key) {
      case ' ':
        this.#point(skipped(this.grid, arrow));
        return 'moved';
      case 'Backspace':
        this.back();
        return 'moved';
      case '/':
      case 'Insert':
        this.arrow = turned(arrow);
        return 'moved';
      case 'Enter':
        if (this.laid.length > 0) return 'play';
        this.press(this.focus);
        return 'moved';
      case 'Escape':
        this.clear();
        return 'moved';
      default:
        return null;
    }
  }
}
