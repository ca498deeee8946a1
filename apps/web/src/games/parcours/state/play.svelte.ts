// The game at this screen: the tiles in hand on spots of a path, where letters go, what the hand would bring.
import type { Result } from '../../../lib/api/result.ts';
import type { TimeLimit } from '../../../lib/clock.ts';
import { layAdvised } from '../../../lib/hand/draft.ts';
import { sentenceOf } from '../../../lib/problems.ts';
import { Hand, type Typed } from '../../../lib/table/hand.svelte.ts';
import type { QuestionAnswer } from '../../../lib/types/protocol.ts';
import type { PlannedWord, Preview, View } from '../types.ts';
import { timeLimit } from './clock.ts';
import { allRooms, nameOf, readSpot, spotOf, type PlaceName, type Room, type Spot } from './places.ts';
import * as typing from './typing.ts';
import { isWhole, makings, planned, tilesOf, type Making } from './words.ts';

export class Play extends Hand<View, Preview> {
  /** Where the next typed letter goes; nothing while no place is chosen. */
  cursor: Spot | null = $state(null);
  /** The spot that the keyboard is on. */
  focus: Spot = $state('0.0.path.0');
  /** Why the words cannot be laid so. */
  objection: string | null = $state(null);
  /** The seat whose board was asked for; nothing means this screen's own. */
  looked: number | null = $state(null);

  readonly rackSize = 9;
  readonly rooms: ReadonlyMap<PlaceName, Room> = $derived(this.view ? allRooms(this.view) : new Map());
  readonly values: ReadonlyMap<string, number> = $derived(new Map((this.view?.letters ?? []).map(({ tile, value }) => [tile, value])));
  readonly letters: string[] = $derived((this.view?.letters ?? []).map(({ tile }) => tile).filter((tile) => tile !== '?'));
  /** Whether it is this seat's hand. */
  readonly acts: boolean = $derived(this.seat !== null && this.view?.turn === this.seat && this.view.phase.waits_for === 'hand');
  readonly makings: Making[] = $derived(makings(this.draft, this.rooms));
  readonly planned: PlannedWord[] = $derived(planned(this.makings));
  /** Whose board is shown large. */
  readonly shown: number = $derived(this.looked ?? this.seat ?? this.view?.turn ?? 0);
  /** The places where a word may be laid at this moment by this seat. */
  readonly open: Room[] = $derived.by(() => {
    const places = this.acts && this.may('lay') ? (this.view?.hand.open ?? []) : [];
    return places.flatMap((place) => this.rooms.get(nameOf(place)) ?? []);
  });

  protected urgency(view: View, seat: number): number {
    return view.may.includes('judge') ? 2 : Number(view.turn === seat);
  }

  protected timeLimit(view: View): TimeLimit | null {
    return timeLimit(view.rules.clock);
  }

  protected freePlaces(): (spot: Spot) => boolean {
    const { rooms } = this;
    return (spot) => rooms.get(readSpot(spot).name)?.word === null;
  }

  takes(spot: Spot): boolean {
    const room = this.rooms.get(readSpot(spot).name);
    return room !== undefined && this.accepts(room);
  }

  protected override seatTaken(): void {
    this.cursor = null;
    this.looked = null;
    this.focus = spotOf(nameOf({ owner: this.seat ?? 0, slot: 0, part: 'path' }), 0);
  }

  protected override rackTaken(): void {
    if (this.cursor && this.rooms.get(readSpot(this.cursor).name)?.word) this.cursor = null;
  }

  protected previewQuestion(): object | null {
    const [words, about] = [this.planned, this.view?.hand];
    return !this.over && words.length > 0 && about ? { words } : null;
  }

  protected override previewAnswered(result: Result<QuestionAnswer> | null): void {
    this.objection = result && !result.done && this.acts ? sentenceOf(result.refusal) : null;
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
    if (!this.takes(spot)) {
      this.cursor = null;
      return 'nothing';
    }
    if (this.picked !== null && this.lay(this.picked, spot)) return 'laid';
    this.cursor = this.cursor === spot ? null : spot;
    return 'chosen';
  }

  /** Lays the tile of a typed letter at the cursor, or in the place that the keyboard is on. */
  type(letter: string, asJoker: boolean): Typed {
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
    const isDone = layAdvised(this.draft, words.flatMap(tilesOf));
    const first = words[0];
    if (isDone && first) this.look(first.place.owner);
    return isDone;
  }
}
