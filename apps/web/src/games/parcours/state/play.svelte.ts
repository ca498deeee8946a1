// The game at this screen: the view of one seat, the tiles in hand, where letters go, what the hand would bring.
import { untrack } from 'svelte';
import * as drafts from '../../../lib/hand/draft.ts';
import { sentenceOf } from '../../../lib/problems.ts';
import { forget, keep, recall } from '../../../lib/stored.ts';
import type { TableSession } from '../../../lib/table.svelte.ts';
import type { Answer, PlannedWord, Preview, SeatView, View } from '../types.ts';
import { allRooms, nameOf, readSpot, spotOf, type PlaceName, type Room, type Spot } from './places.ts';
import * as typing from './typing.ts';
import { isWhole, makings, planned, tilesOf, type Making } from './words.ts';

const PREVIEW_PAUSE = 70;
const store = typeof localStorage === 'undefined' ? undefined : localStorage;

export class Play {
  readonly session: TableSession;
  draft: drafts.Draft = $state(drafts.emptyDraft());
  /** Where the next typed letter goes; nothing while no place is chosen. */
  cursor: Spot | null = $state(null);
  /** The spot that the keyboard is on. */
  focus: Spot = $state('0.0.path.0');
  /** The tile of the rack that was picked up by a tap. */
  picked: number | null = $state(null);
  /** A joker that has come down and waits for its letter. */
  undeclared: number | null = $state(null);
  preview: Preview | null = $state.raw(null);
  /** Why the words cannot be laid so. */
  objection: string | null = $state(null);
  /** The seat whose tiles were last shown at this screen. */
  unveiled: number | null = $state(null);
  /** The seat whose board was asked for; nothing means this screen's own. */
  looked: number | null = $state(null);

  readonly seat: number | null = $derived.by(() => this.#seatOfScreen());
  readonly view: View | null = $derived.by(() => this.#viewOf(this.seat));
  readonly rooms: ReadonlyMap<PlaceName, Room> = $derived(this.view ? allRooms(this.view) : new Map());
  readonly values: ReadonlyMap<string, number> = $derived(new Map((this.view?.letters ?? []).map(({ tile, value }) => [tile, value])));
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
  /** Whether it is this seat's hand. */
  readonly acts: boolean = $derived(this.seat !== null && this.view?.turn === this.seat && this.view.phase.waits_for === 'hand');
  readonly laid: drafts.HeldTile[] = $derived(drafts.laidTiles(this.draft));
  readonly makings: Making[] = $derived(makings(this.draft, this.rooms));
  readonly planned: PlannedWord[] = $derived(planned(this.makings));
  /** Whose board is shown large. */
  readonly shown: number = $derived(this.looked ?? this.seat ?? this.view?.turn ?? 0);
  /** The places where a word may be laid at this moment by this seat. */
  readonly open: Room[] = $derived.by(() => {
    const places = this.acts && this.may('lay') ? (this.view?.hand.open ?? []) : [];
    return places.flatMap((place) => this.rooms.get(nameOf(place)) ?? []);
  });

  #lastSeat: number | null = null;
  #asked = 0;
  #loaded = '';

  constructor(session: TableSession) {
    this.session = session;
  }

  get own(): SeatView | null {
    return this.seat === null ? null : (this.view?.seats[this.seat] ?? null);
  }

  may(action: string): boolean {
    return !this.veiled && (this.view?.may.includes(action) ?? false);
  }

  /** The seat of this screen that acts: whoever is to speak, else who spoke last. */
  #seatOfScreen(): number | null {
    const own = (this.session.update?.views ?? []).filter((seated) => seated.seat !== null);
    const speaks = own.find((seated) => (seated.view as View).may.includes('judge'));
    const acts = own.find((seated) => (seated.view as View).turn === seated.seat);
    const chosen = speaks ?? acts ?? own.find((seated) => seated.seat === this.#lastSeat) ?? own[0];
    this.#lastSeat = chosen?.seat ?? null;
    return this.#lastSeat;
  }

  #viewOf(seat: number | null): View | null {
    const views = this.session.update?.views ?? [];
    const found = views.find((seated) => seated.seat === seat) ?? views[0];
    return (found?.view as View | undefined) ?? null;
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

  #takeRack(): void {
    const [rack, rooms, name] = [this.rack, this.rooms, this.#draftName()];
    if (rack === '' && !this.own) return;
    untrack(() => {
      if (this.#loaded !== name) this.#load(name);
      const isNew = this.draft.tiles.length === 0;
      drafts.reconcile(this.draft, rack, (spot) => rooms.get(readSpot(spot).name)?.word === null);
      this.draft.tiles.filter((tile) => drafts.isBlank(tile) && tile.square && !tile.letter).forEach(drafts.recallTile);
      if (isNew) this.arrange(this.view?.rules.screen.rack_order ?? 'random');
      if (this.cursor && rooms.get(readSpot(this.cursor).name)?.word) this.cursor = null;
    });
  }

  #load(name: string): void {
    this.#loaded = name;
    this.draft = drafts.readDraft(recall(store, name)) ?? drafts.emptyDraft();
    this.cursor = null;
    this.picked = null;
    this.looked = null;
    this.focus = spotOf(nameOf({ owner: this.seat ?? 0, slot: 0, part: 'path' }), 0);
  }

  #keepDraft(): void {
    const kept = $state.snapshot(this.draft);
    if (this.#loaded === '') return;
    if (this.over) forget(store, this.#loaded);
    else keep(store, this.#loaded, kept);
  }

  #askPreview(): (() => void) | undefined {
    const [words, seat, about] = [this.planned, this.seat, this.view?.hand];
    this.#asked += 1;
    const asked = this.#asked;
    this.objection = null;
    if (this.over || words.length === 0 || seat === null || !about || this.undeclared !== null) {
      this.preview = null;
      return undefined;
    }
    const timer = setTimeout(async () => {
      const result = await this.session.ask(seat, { ask: 'preview', words });
      if (asked !== this.#asked) return;
      const answer = result.done ? (result.value.answer as Answer) : null;
      this.preview = answer?.answer === 'preview' ? answer : null;
      this.objection = result.done || !this.acts ? null : sentenceOf(result.refusal);
    }, PREVIEW_PAUSE);
    return () => clearTimeout(timer);
  }

  tile(id: number): drafts.HeldTile | null {
    return this.draft.tiles.find((tile) => tile.id === id) ?? null;
  }

  /** Whether tiles may be tried in a place: where a word may be laid, or will be when this seat's hand comes. */
  accepts(room: Room): boolean {
    if (room.word !== null || this.veiled || this.over) return false;
    if (room.open && this.acts) return true;
    if (room.place.owner !== this.seat) return false;
    if (!this.acts && (room.state === 'next' || room.state === 'freed')) return true;
    return room.place.part === 'satellite' && this.#covers(room.place.slot);
  }

  /** Whether a whole word lies ready for a slot of this seat's path. */
  #covers(slot: number): boolean {
    return this.makings.some((making) => making.room.place.part === 'path' && making.room.place.slot === slot && isWhole(making));
  }

  /** Lays a tile on a spot that takes one; a joker asks for its letter. */
  lay(id: number, spot: Spot, letter: string | null = null): boolean {
    const tile = this.tile(id);
    const room = this.rooms.get(readSpot(spot).name);
    if (!tile || !room || !this.accepts(room)) return false;
    drafts.lay(this.draft, tile, spot, letter);
    this.picked = null;
    this.undeclared = drafts.isBlank(tile) && !tile.letter ? id : null;
    return true;
  }

  /** Says what the joker that was laid stands for; without a letter it goes back. */
  declare(letter: string | null): void {
    const tile = this.undeclared === null ? null : this.tile(this.undeclared);
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

  shuffle(): void {
    drafts.shuffle(this.draft, Math.random);
  }

  /** Puts the rack in an order. */
  arrange(order: drafts.RackOrder): void {
    if (order === 'random') this.shuffle();
    else drafts.sort(this.draft, order, (text) => this.values.get(text) ?? 0);
  }

  /** Shows a seat's board large. */
  look(seat: number): void {
    this.looked = seat === this.seat ? null : seat;
  }

  /** Chooses a place to type in, and shows its board. */
  choose(room: Room): void {
    this.look(room.place.owner);
    this.cursor = typing.freeSpot(this.draft, room) ?? spotOf(room.name, 0);
    this.focus = this.cursor;
  }

  /** A spot was pressed: the picked tile comes down there, or letters go there from now on. */
  press(spot: Spot): 'laid' | 'chosen' | 'nothing' {
    this.focus = spot;
    const room = this.rooms.get(readSpot(spot).name);
    if (!room || !this.accepts(room)) {
      this.cursor = null;
      return 'nothing';
    }
    if (this.picked !== null && this.lay(this.picked, spot)) return 'laid';
    this.cursor = this.cursor === spot ? null : spot;
    return 'chosen';
  }

  /** Lays the tile of a typed letter at the cursor, or in the place that the keyboard is on. */
  type(letter: string, asJoker: boolean): typing.Typed['what'] {
    const cursor = this.cursor ?? this.focus;
    const room = this.rooms.get(readSpot(cursor).name);
    if (!room || !this.accepts(room)) return 'no room';
    const typed = typing.typeLetter(this.draft, room, cursor, letter, asJoker);
    if (typed.what === 'laid') {
      this.cursor = typed.next;
      this.focus = typed.next;
    }
    return typed.what;
  }

  back(): void {
    this.cursor = typing.typedBack(this.draft, this.cursor ?? this.focus);
    this.focus = this.cursor;
  }

  /** Lays advised words out; false when the rack does not hold them. */
  layOut(words: readonly PlannedWord[]): boolean {
    this.cursor = null;
    const isDone = drafts.layAdvised(this.draft, words.flatMap(tilesOf));
    const first = words[0];
    if (isDone && first) this.look(first.place.owner);
    return isDone;
  }
}
