// The game at this screen: the view of one seat, the tiles in hand, the arrow, what a try would score.
import { untrack } from 'svelte';
import { forget, keep, recall } from '../../../lib/stored.ts';
import type { TableSession } from '../../../lib/table.svelte.ts';
import type { Answer, Preview, RackOrder, SeatView, Square, TurnView, View } from '../types.ts';
import * as drafts from '../../../lib/hand/draft.ts';
import { readGrid, squareNamed, type Grid } from './grid.ts';
import { layoutNamed } from './layouts.ts';
import * as typing from './typing.ts';
import { valuesOf, type Values } from './values.ts';

/** A blank that has come down and waits for its letter. */
export interface Undeclared {
  tile: number;
  square: Square;
}

const PREVIEW_PAUSE = 70;
const store = typeof localStorage === 'undefined' ? undefined : localStorage;

export class Play {
  readonly session: TableSession;
  draft: drafts.Draft = $state(drafts.emptyDraft());
  arrow: typing.Arrow | null = $state(null);
  /** The square that the keyboard is on. */
  focus: Square = $state('H8');
  /** The tile of the rack that was picked up by a tap. */
  picked: number | null = $state(null);
  undeclared: Undeclared | null = $state(null);
  preview: Preview | null = $state.raw(null);
  /** The seat whose tiles were last shown at this screen. */
  unveiled: number | null = $state(null);

  readonly seat: number | null = $derived.by(() => this.#seatOfScreen());
  readonly view: View | null = $derived.by(() => this.#viewOf(this.seat));
  readonly grid: Grid = $derived.by(() => this.#readBoard());
  readonly values: Values = $derived(valuesOf(this.view?.remaining ?? []));
  readonly rack: string = $derived.by(() => {
    const rack = this.own?.rack;
    return rack && 'shown' in rack ? rack.shown : '';
  });
  /** Whether someone else at this screen must not see what comes. */
  readonly veiled: boolean = $derived.by(() => {
    const hides = this.view?.rules.racks === 'hidden' && this.session.ownSeats().length > 1;
    return hides && this.seat !== this.unveiled && !this.over;
  });
  readonly over: boolean = $derived(this.view?.phase.waits_for === 'nothing');
  readonly laid: drafts.HeldTile[] = $derived(drafts.laidTiles(this.draft));
  readonly lastPlay: (TurnView & { what: 'played' }) | null = $derived.by(() => {
    const played = this.view?.history.findLast((turn) => turn.what === 'played');
    return played?.what === 'played' ? played : null;
  });

  #lastSeat: number | null = null;
  #asked = 0;

  constructor(session: TableSession) {
    this.session = session;
  }

  get own(): SeatView | null {
    return this.seat === null ? null : (this.view?.seats[this.seat] ?? null);
  }

  may(action: string): boolean {
    return !this.veiled && (this.view?.may.includes(action) ?? false);
  }

  /** Whether words may be looked up: not by those who play where the rules forbid it, until the game is over. */
  get mayLookUp(): boolean {
    return this.over || this.seat === null || this.view?.rules.lookups !== 'forbidden';
  }

  /** The seat of this screen that acts: whoever is to speak, else who spoke last. */
  #seatOfScreen(): number | null {
    const views = this.session.update?.views ?? [];
    const own = views.filter((seated) => seated.seat !== null);
    const acts = own.find((seated) => (seated.view as View).turn === seated.seat);
    const speaks = own.find((seated) => (seated.view as View).may.includes('accept'));
    const chosen = acts ?? speaks ?? own.find((seated) => seated.seat === this.#lastSeat) ?? own[0];
    this.#lastSeat = chosen?.seat ?? null;
    return this.#lastSeat;
  }

  #viewOf(seat: number | null): View | null {
    const views = this.session.update?.views ?? [];
    const found = views.find((seated) => seated.seat === seat) ?? views[0];
    return (found?.view as View | undefined) ?? null;
  }

  #board: string[] = [];
  #grid: Grid = { rows: [], columns: 0 };

  /** The board, read anew only when a tile has come or gone. */
  #readBoard(): Grid {
    const board = this.view?.board ?? [];
    if (board.length !== this.#board.length || board.some((row, number) => row !== this.#board[number])) {
      this.#board = board;
      this.#grid = readGrid(board, layoutNamed(this.view?.rules.layout ?? ''));
    }
    return this.#grid;
  }

  /** Keeps the tiles in hand in step with the game; gives a way to stop. */
  follow(): () => void {
    return $effect.root(() => {
      $effect(() => this.#takeRack());
      $effect(() => this.#keepDraft());
      $effect(() => this.#askPreview());
    });
  }

  #draftName(): string {
    return `lettrine.draft.${this.session.id}.${this.seat ?? 'none'}`;
  }

  #loaded = '';

  #takeRack(): void {
    const [rack, grid, name] = [this.rack, this.grid, this.#draftName()];
    if (rack === '' && !this.own) return;
    untrack(() => {
      if (this.#loaded !== name) {
        this.#loaded = name;
        this.draft = drafts.readDraft(recall(store, name)) ?? drafts.emptyDraft();
        this.arrow = null;
        this.picked = null;
      }
      const before = this.laid.length;
      const isNew = this.draft.tiles.length === 0;
      drafts.reconcile(this.draft, rack, (square) => squareNamed(grid, square)?.letter === null);
      this.draft.tiles.filter((tile) => drafts.isBlank(tile) && tile.square && !tile.letter).forEach(drafts.recallTile);
      if (isNew) this.arrange(this.view?.rules.screen.rack_order ?? 'random');
      if (before > 0 && this.laid.length === 0) this.arrow = null;
    });
  }

  #keepDraft(): void {
    const kept = $state.snapshot(this.draft);
    if (this.#loaded === '') return;
    if (this.over) forget(store, this.#loaded);
    else keep(store, this.#loaded, kept);
  }

  #askPreview(): (() => void) | undefined {
    const tiles = drafts.asAction(this.draft);
    const seat = this.seat;
    const isPossible = this.may('lay') && tiles.length > 0 && !this.undeclared;
    this.#asked += 1;
    const asked = this.#asked;
    if (!isPossible || seat === null) {
      this.preview = null;
      return undefined;
    }
    const timer = setTimeout(async () => {
      const result = await this.session.ask(seat, { ask: 'preview', tiles });
      if (asked !== this.#asked) return;
      const answer = result.done ? (result.value.answer as Answer) : null;
      this.preview = answer?.answer === 'preview' ? answer : null;
    }, PREVIEW_PAUSE);
    return () => clearTimeout(timer);
  }

  tile(id: number): drafts.HeldTile | null {
    return this.draft.tiles.find((tile) => tile.id === id) ?? null;
  }

  /** Lays a tile on a square that no played tile holds; a blank asks for its letter. */
  lay(id: number, square: Square, letter: string | null = null): boolean {
    const tile = this.tile(id);
    if (!tile || squareNamed(this.grid, square)?.letter !== null) return false;
    drafts.lay(this.draft, tile, square, letter);
    this.picked = null;
    this.undeclared = drafts.isBlank(tile) && !tile.letter ? { tile: id, square } : null;
    return true;
  }

  /** Says what the blank that was laid stands for; without a letter it goes back. */
  declare(letter: string | null): void {
    const tile = this.undeclared ? this.tile(this.undeclared.tile) : null;
    this.undeclared = null;
    if (!tile) return;
    if (letter) tile.letter = letter;
    else drafts.recallTile(tile);
  }

  takeBack(id: number): void {
    const tile = this.tile(id);
    if (tile) drafts.recallTile(tile);
  }

  takeAllBack(): void {
    drafts.recallAll(this.draft);
    this.undeclared = null;
    this.picked = null;
  }

  /** Moves a tile one place along the rack; gives the tile. */
  shift(id: number, step: number): number {
    const place = this.draft.tiles.findIndex((tile) => tile.id === id);
    const tile = this.tile(id);
    if (tile) drafts.reorder(this.draft, tile, Math.max(0, step > 0 ? place + 2 : place - 1));
    return id;
  }

  /** The next tile of the rack in a direction, or the same one at its end. */
  besideInRack(id: number, step: number): number {
    const held = drafts.tilesInRack(this.draft);
    const place = held.findIndex((tile) => tile.id === id);
    return held[place + step]?.id ?? id;
  }

  shuffle(): void {
    drafts.shuffle(this.draft, Math.random);
  }

  /** Puts the rack in an order. */
  arrange(order: RackOrder): void {
    if (order === 'random') drafts.shuffle(this.draft, Math.random);
    else drafts.sort(this.draft, order, (text) => this.values.get(text) ?? 0);
  }

  /** A square was pressed: the picked tile comes down there, or the arrow is put there or turned. */
  press(square: Square): 'laid' | 'arrow' {
    this.focus = square;
    if (this.picked !== null && this.lay(this.picked, square)) return 'laid';
    const next = typing.pressed(this.arrow, square);
    this.arrow = next;
    return 'arrow';
  }

  type(letter: string, asBlank: boolean): typing.Typed['what'] {
    const arrow = this.arrow ?? { square: this.focus, direction: 'across' };
    const typed = typing.typeLetter(this.grid, this.draft, arrow, letter, asBlank);
    if (typed.what === 'laid') {
      this.arrow = typed.arrow;
      this.focus = typed.arrow.square;
    }
    return typed.what;
  }
}
