// The tiles a player holds at this screen: their order, where they are laid, and what laying them so would bring.
//
// A game says which places there are, and how the laid tiles become a question or an action.
import { untrack } from 'svelte';
import type { Result } from '../api/result.ts';
import type { AnyView } from '../at-table.ts';
import * as drafts from '../hand/draft.ts';
import { text } from '../language/text.svelte.ts';
import { forget, keep, recall } from '../stored.ts';
import type { QuestionAnswer } from '../types/protocol.ts';
import type { RackView } from '../types/tabletop.ts';
import { askAfterPause } from './ask.ts';
import { Seated } from './seated.svelte.ts';

/** What the view of a game with racks tells besides. */
export type HandView = AnyView & {
  seats: { rack?: RackView }[];
  rules: { racks?: string; screen: { rack_order: drafts.RackOrder } };
};

/** What came of a typed letter. */
export type Typed = 'laid' | 'not in rack' | 'no room';

const store = typeof localStorage === 'undefined' ? undefined : localStorage;

export abstract class Hand<View extends HandView, Preview> extends Seated<View> {
  draft: drafts.Draft = $state(drafts.emptyDraft());
  /** The tile of the rack that was picked up by a tap. */
  picked: number | null = $state(null);
  /** A laid blank that waits for its letter. */
  undeclared: number | null = $state(null);
  /** What the laid tiles would bring. */
  preview: Preview | null = $state.raw(null);
  readonly laid: drafts.HeldTile[] = $derived(drafts.laidTiles(this.draft));
  readonly rack: string = $derived.by(() => this.rackText());
  /** The name under which the draft of this seat is kept. */
  #loaded = '';

  /** What tiles are worth. */
  abstract readonly values: ReadonlyMap<string, number>;
  /** The letters a blank may stand for. */
  abstract readonly letters: string[];
  /** How many tiles the rack has room for. */
  abstract readonly rackSize: number;

  /** Whether a tile may be laid on a place. */
  abstract takes(place: drafts.Square): boolean;
  /** Tells which places hold no played tile, as the board lies at this moment. */
  protected abstract freePlaces(): (place: drafts.Square) => boolean;
  /** The question what the laid tiles would bring, `preview` unless it has a name of its own; nothing while there is nothing to ask. */
  protected abstract previewQuestion(): (object & { ask?: string }) | null;

  /** The tiles that this seat holds, as far as they are seen. */
  protected rackText(): string {
    const rack = this.own?.rack;
    return rack && 'shown' in rack ? rack.shown : '';
  }

  /** What a tile is called by those who hear it. */
  nameOf(tile: drafts.HeldTile): string {
    const letter = drafts.shownLetter(tile);
    return drafts.isBlank(tile) ? text('tile-blank') : text('tile', { letter, points: this.values.get(letter) ?? 0 });
  }

  /** Another seat of this screen takes its tiles in hand. */
  protected seatTaken(): void {}
  /** Called after the tiles in hand were synced with the rack; this many were laid before. */
  protected rackTaken(_laidBefore: number): void {}
  /** The question what the laid tiles would bring was answered; nothing while it is open. */
  protected previewAnswered(_result: Result<QuestionAnswer> | null): void {}

  /** Keeps the tiles in hand in step with the game; gives a way to stop. */
  follow(): () => void {
    return $effect.root(() => {
      $effect(() => this.#takeRack());
      $effect(() => this.#keepDraft());
      $effect(() => this.#askPreview());
    });
  }

  #takeRack(): void {
    const [rack, isFree, name] = [this.rack, this.freePlaces(), `lettrine.draft.${this.session.id}.${this.seat ?? 'none'}`];
    if (this.veiled) return untrack(() => this.#putAway());
    if (rack === '' && !this.own) return;
    untrack(() => {
      if (this.#loaded !== name) this.#load(name);
      const [laidBefore, isNew] = [this.laid.length, this.draft.tiles.length === 0];
      drafts.reconcile(this.draft, rack, isFree);
      this.draft.tiles.filter((tile) => drafts.isBlank(tile) && tile.square && !tile.letter).forEach(drafts.recallTile);
      if (isNew) this.arrange(this.view?.rules.screen.rack_order ?? 'random');
      this.rackTaken(laidBefore);
    });
  }

  /** Behind the veil nothing is left of anybody's tiles. */
  #putAway(): void {
    this.#loaded = '';
    this.draft = drafts.emptyDraft();
    this.picked = null;
    this.undeclared = null;
    this.preview = null;
  }

  #load(name: string): void {
    this.#loaded = name;
    this.draft = (this.isShared ? null : drafts.readDraft(recall(store, name))) ?? drafts.emptyDraft();
    this.picked = null;
    this.seatTaken();
  }

  #keepDraft(): void {
    const kept = $state.snapshot(this.draft);
    if (this.#loaded === '') return;
    if (this.over || this.isShared) forget(store, this.#loaded);
    else keep(store, this.#loaded, kept);
  }

  #askPreview(): (() => void) | undefined {
    const [question, seat] = [this.undeclared === null && !this.veiled ? this.previewQuestion() : null, this.seat];
    this.previewAnswered(null);
    if (question === null || seat === null) {
      this.preview = null;
      return undefined;
    }
    const asked = { ask: 'preview', ...question };
    return askAfterPause(
      () => this.session.ask(seat, asked),
      (result) => {
        const answer = result.done ? (result.value.answer as { answer: string }) : null;
        this.preview = answer?.answer === asked.ask ? (answer as Preview) : null;
        this.previewAnswered(result);
      },
    );
  }

  tile(id: number): drafts.HeldTile | null {
    return this.draft.tiles.find((tile) => tile.id === id) ?? null;
  }

  /** Lays a tile on a place that takes one; a blank asks for its letter. */
  lay(id: number, place: drafts.Square, letter: string | null = null): boolean {
    const tile = this.tile(id);
    if (!tile || !this.takes(place)) return false;
    drafts.lay(this.draft, tile, place, letter);
    this.picked = null;
    this.undeclared = drafts.isBlank(tile) && !tile.letter ? id : null;
    return true;
  }

  /** Says what the blank that was laid stands for; without a letter it goes back. */
  declare(letter: string | null): void {
    const tile = this.undeclared === null ? null : this.tile(this.undeclared);
    this.undeclared = null;
    if (!tile) return;
    if (letter) tile.letter = letter;
    else drafts.recallTile(tile);
  }

  /** A tile was tapped: one that is laid goes back, one in the rack is picked up or put down. */
  tap(id: number): void {
    if (this.tile(id)?.square) this.takeBack(id);
    else this.picked = this.picked === id ? null : id;
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

  /** Puts a tile into a gap of the rack. */
  putInRack(id: number, gap: number): void {
    const tile = this.tile(id);
    if (tile) drafts.reorder(this.draft, tile, gap);
  }

  /** Moves a tile one place along the rack; gives the tile. */
  shift(id: number, step: number): number {
    const place = this.draft.tiles.findIndex((tile) => tile.id === id);
    this.putInRack(id, Math.max(0, step > 0 ? place + 2 : place - 1));
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
  arrange(order: drafts.RackOrder): void {
    if (order === 'random') this.shuffle();
    else drafts.sort(this.draft, order, (text) => this.values.get(text) ?? 0);
  }
}
