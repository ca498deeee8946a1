// The game at this screen: the chain that is being laid, the letter it is built on, the word it makes.
import type { Result } from '../../../lib/api/result.ts';
import type { TimeLimit } from '../../../lib/clock.ts';
import { isBlank, recallTile, tileFor, tilesInRack, type HeldTile, type Square } from '../../../lib/hand/draft.ts';
import { face } from '../../../lib/hand/pieces.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { sentenceOf } from '../../../lib/problems.ts';
import { Hand, type Typed } from '../../../lib/table/hand.svelte.ts';
import type { QuestionAnswer } from '../../../lib/types/protocol.ts';
import type { Action, Answer, Laid, LaidAction, PlayView, ReadingView, TableTile, View } from '../types.ts';
import { bent, grown, laidOut, roomiestArc, swung, type Ground } from './curve.ts';
import { asAction, settledGifts, type Given } from './gifts.ts';
import { fitsAction, fitsChain, groundOf, heldPlaces, layChain, layingOf, nestName, oldName, ownName, readNest, readOld, reshaped, ROOT, written, type Laying } from './laying.ts';
import { ALL, freeDirections, turned } from './plane.ts';
import { isSpelled, nameOfReading, stepsOf, type Step } from './reading.ts';
import { giftsOf, inRack, isAction, kindOf } from './tiles.ts';

/** A whole chain as a place: where tiles of it are dragged to. */
const CHAIN = /^chain:(\d*):([\d,]+)$/;

export type Readings = Extract<Answer, { answer: 'read' }>;

export class Play extends Hand<View, Readings> {
  /** The letter of the table that was chosen to build on. */
  anchor: number | null = $state(null);
  /** The tile that the keyboard is on, by name. */
  focus: string = $state(oldName(0));
  /** Why the tiles cannot lie so. */
  objection: string | null = $state(null);
  /** Which of several words was chosen, by name. */
  chosen: string | null = $state(null);
  /** What was chosen to be given away. */
  giftWishes: Partial<Given>[] = $state([]);

  readonly rackSize = 7;
  /** Tiles are worth nothing but their absence. */
  readonly values: ReadonlyMap<string, number> = new Map();
  readonly letters: string[] = $derived((this.view?.unseen ?? []).map(({ tile }) => tile).filter((tile) => tile !== '?' && kindOf(tile) === null));
  readonly table: readonly TableTile[] = $derived(this.view?.table ?? []);
  readonly acts: boolean = $derived(this.seat !== null && this.view?.turn === this.seat && this.view.phase.waits_for === 'turn');
  readonly laying: Laying = $derived(layingOf(this.draft, this.table));
  /** The letter that the next tile is built on if no chain is begun; `ROOT` on an empty table. */
  readonly start: number | typeof ROOT | null = $derived.by(() => (this.table.length === 0 ? ROOT : this.laying.chain.length > 0 ? this.laying.on : this.anchor));
  /** The words that the chain makes; an answer about a chain that has changed since does not count. */
  readonly readings: readonly ReadingView[] = $derived(this.laying.chain.length > 0 ? (this.preview?.readings ?? []).filter((found) => isSpelled(found, this.laying, this.table)) : []);
  /** The word that is announced. */
  readonly reading: ReadingView | null = $derived(this.readings.find((found) => nameOfReading(found) === this.chosen) ?? this.readings[0] ?? null);
  readonly steps: Step[] = $derived(stepsOf(this.reading, this.laying, this.table));
  /** The tiles that stay open. */
  readonly kept: HeldTile[] = $derived(tilesInRack(this.draft));
  readonly gifts: Given[] = $derived.by(() => {
    const { view, seat, laying, own } = this;
    if (!view || seat === null || !laying.action) return [];
    return settledGifts(view, { seat, open: this.kept, pile: own?.pile ?? 0 }, giftsOf(laying.action.kind), this.giftWishes);
  });
  /** How many tiles this turn sheds, and how many would be left. */
  readonly sheds: number = $derived(this.laid.length + this.gifts.length);
  readonly leaves: number = $derived((this.own?.left ?? 0) - this.sheds);
  /** The turn as it lies; nothing while it makes no word and no Action. */
  readonly turn: Extract<Action, { do: 'play' }> | null = $derived.by(() => {
    const { word, action } = { word: this.#word(), action: this.#action() };
    const isWhole = this.laying.chain.length > 0 ? word !== null : action !== null;
    return isWhole && this.undeclared === null ? { do: 'play', word, action } : null;
  });

  protected urgency(view: View, seat: number): number {
    return Number(view.turn === seat);
  }

  /** This game is played without a clock. */
  protected timeLimit(): TimeLimit | null {
    return null;
  }

  protected override rackText(): string {
    return (this.own?.open ?? []).map(inRack).join('');
  }

  override nameOf(tile: HeldTile): string {
    const kind = kindOf(tile.text);
    if (kind) return text('zigzag-tile-action', { action: text(`zigzag-kind-${kind.replace('+', 'plus-')}`) });
    return isBlank(tile) ? text('tile-blank') : text('zigzag-tile', { letter: face(tile.text) });
  }

  protected freePlaces(): (place: Square) => boolean {
    const { table } = this;
    let held: ReadonlySet<Square> | null = null;
    return (place) => (held ??= heldPlaces(layingOf(this.draft, table), table)).has(place);
  }

  protected previewQuestion(): object | null {
    const { on, chain } = this.laying;
    const isAsked = !this.over && chain.length > (on === null ? 1 : 0);
    return isAsked ? { ask: 'read', on, chain: chain.map(({ held, direction }) => ({ tile: written(held), direction })) } : null;
  }

  protected override previewAnswered(result: Result<QuestionAnswer> | null): void {
    this.objection = result && !result.done ? sentenceOf(result.refusal) : null;
  }

  protected override seatTaken(): void {
    this.anchor = null;
    this.giftWishes = [];
  }

  /** A letter that was chosen may have been blocked meanwhile. */
  protected override rackTaken(): void {
    if (this.anchor !== null && this.table[this.anchor]?.free.length === 0) this.anchor = null;
    if (!this.table[readOld(this.focus) ?? -1]) this.focus = oldName(0);
  }

  #word(): Laid | null {
    const { reading, laying } = this;
    if (!reading) return null;
    const chain = laying.chain.map(({ held, direction }) => ({ tile: written(held), direction }));
    return { on: laying.on, chain, reused: reading.reused, reads: reading.reads };
  }

  #action(): LaidAction | null {
    const { action, chain } = this.laying;
    if (!action) return null;
    const old = readOld(action.on);
    const on = old === null ? { new: chain.findIndex((tile) => ownName(tile.held.id) === action.on) } : { old };
    return { tile: action.kind, on, direction: action.direction, gifts: asAction(this.gifts, this.kept) };
  }

  /** What laid tiles must keep clear of, on a tile of the table or one of one's own. */
  #groundOn(name: string): Ground | null {
    const { chain } = this.laying;
    const old = readOld(name);
    const on = old === null ? chain.find((tile) => ownName(tile.held.id) === name)?.at : this.table[old];
    return on ? { on, tiles: [...this.table, ...chain.map((tile) => tile.at)] } : null;
  }

  /** The letters that a tile may nest on: the end of the chain, or old letters; for an Action tile every letter of the chain. */
  hosts(tile: HeldTile): string[] {
    const { chain } = this.laying;
    const own = chain.filter(({ held }) => held.id !== tile.id).map(({ held }) => ownName(held.id));
    if (own.length > 0) return isAction(tile) ? own : own.slice(-1);
    return this.table.flatMap((found, number) => (found.free.length > 0 ? [oldName(number)] : []));
  }

  /** The directions in which a tile may nest on one of its hosts, and where that one lies. */
  freeOn(name: string): { ground: Ground; free: readonly number[] } | null {
    const ground = this.#groundOn(name);
    if (!ground) return null;
    const old = readOld(name);
    const isAlone = old !== null && this.laying.chain.length === 0;
    return { ground, free: isAlone ? (this.table[old]?.free ?? []) : freeDirections(ground.on, ground.tiles) };
  }

  takes(place: Square): boolean {
    if (this.veiled || this.over) return false;
    if (place === ROOT) return this.table.length === 0;
    const chain = readChain(place);
    if (chain) return fitsChain(chain.on, chain.directions, this.table);
    const nest = readNest(place);
    return nest !== null && (this.freeOn(nest.on)?.free.includes(nest.direction) ?? false);
  }

  override lay(id: number, place: Square, letter: string | null = null): boolean {
    const chain = readChain(place);
    if (chain) {
      if (!this.takes(place)) return false;
      this.#layDown(this.laying.chain.map(({ held }) => held), chain.on, chain.directions);
      return true;
    }
    const isLaid = super.lay(id, place, letter);
    if (isLaid) this.#dropLooseAction();
    return isLaid;
  }

  /** A tile was tapped: one that is laid goes back; one in the rack goes to the end of the chain, or is picked up to be laid somewhere. */
  override tap(id: number): void {
    const tile = this.tile(id);
    if (tile?.square) return this.takeBack(id);
    if (!tile || !this.#layNext(tile)) this.picked = this.picked === id ? null : id;
  }

  /** Lays a tile where the next one goes. */
  #layNext(tile: HeldTile): boolean {
    if (isAction(tile)) return this.#layAction(tile);
    return this.start !== null && this.append(tile);
  }

  /** Lays a letter at the end of the chain, which makes room for it as best it can. */
  append(tile: HeldTile, letter: string | null = null): boolean {
    const { start, laying, table } = this;
    if (start === null || this.veiled) return false;
    const on = start === ROOT ? null : start;
    const directions = laying.chain.map(({ direction }) => direction);
    const next = on === null && directions.length === 0 ? [0] : reshaped(on, directions, table, grown);
    if (!next) return false;
    if (isBlank(tile)) tile.letter = letter ?? tile.letter;
    this.#layDown([...laying.chain.map(({ held }) => held), tile], on, next);
    this.undeclared = isBlank(tile) && !tile.letter ? tile.id : null;
    return true;
  }

  #layDown(held: readonly HeldTile[], on: number | null, directions: readonly number[]): void {
    layChain(held, on, directions);
    this.picked = null;
    this.#dropLooseAction();
  }

  /** An Action tile that has lost its room goes back. */
  #dropLooseAction(): void {
    const { action, chain } = this.laying;
    const loose = action && !fitsAction(action, chain, this.table) ? action.held : null;
    if (loose) recallTile(loose);
  }

  /** Lays an Action tile on the last letter of the chain that has room, or on the chosen letter. */
  #layAction(tile: HeldTile): boolean {
    const own = this.laying.chain.map(({ held }) => ownName(held.id)).toReversed();
    const chosen = typeof this.start === 'number' && own.length === 0 ? [oldName(this.start)] : [];
    return [...own, ...chosen].some((name) => this.#layActionOn(tile, name));
  }

  #layActionOn(tile: HeldTile, name: string): boolean {
    const ground = this.#groundOn(name);
    const direction = ground && roomiestArc(ground, 1)?.[0];
    if (direction === null || direction === undefined) return false;
    if (this.laying.action) recallTile(this.laying.action.held);
    return super.lay(tile.id, nestName(name, direction));
  }

  /** A letter of the table was pressed: the picked tile comes down there, the chain moves there, or it is built on from now on. */
  press(name: string): 'laid' | 'chosen' | 'blocked' | 'nothing' {
    const old = readOld(name);
    const found = old === null ? undefined : this.table[old];
    if (old === null || !found || kindOf(found.tile)) return 'nothing';
    this.focus = name;
    if (found.free.length === 0) return 'blocked';
    const picked = this.picked === null ? null : this.tile(this.picked);
    if (picked && isAction(picked)) return this.#layActionOn(picked, name) ? 'laid' : 'blocked';
    if (this.laying.chain.length > 0) return this.#moveTo(old) ? 'laid' : 'blocked';
    const isSame = this.anchor === old && !picked;
    this.anchor = isSame ? null : old;
    return picked && this.append(picked) ? 'laid' : 'chosen';
  }

  #moveTo(on: number): boolean {
    const { chain } = this.laying;
    const directions = laidOut(groundOf(on, this.table), chain.length);
    if (directions) this.#layDown(chain.map(({ held }) => held), on, directions);
    return directions !== null;
  }

  /** Lays the tile of a typed letter at the end of the chain, or on the letter that the keyboard is on. */
  type(letter: string, asBlank: boolean): Typed {
    const tile = tileFor(this.draft, letter, asBlank);
    if (!tile) return 'not in rack';
    const focused = readOld(this.focus);
    if (this.start === null && focused !== null && kindOf(this.table[focused]?.tile ?? '') === null) this.anchor = focused;
    return this.append(tile, letter) ? 'laid' : 'no room';
  }

  /** Takes the last letter back. */
  back(): void {
    const last = this.laying.action?.held ?? this.laying.chain.at(-1)?.held;
    if (last) this.takeBack(last.id);
  }

  /** Takes a tile back, and all that lies on it. */
  override takeBack(id: number): void {
    const { chain, action } = this.laying;
    const from = chain.findIndex(({ held }) => held.id === id);
    const gone = from < 0 ? [] : chain.slice(from).map(({ held }) => held);
    if (action && (action.held.id === id || gone.some((held) => ownName(held.id) === action.on))) recallTile(action.held);
    gone.forEach(recallTile);
    if (gone[0] && this.laying.on !== null && from === 0) this.anchor = this.laying.on;
  }

  /** Announces the next of the words that the chain makes. */
  announceNext(): void {
    const at = this.reading ? this.readings.indexOf(this.reading) : -1;
    const next = this.readings[(at + 1) % Math.max(1, this.readings.length)];
    if (next) this.chosen = nameOfReading(next);
  }

  /** Turns an Action tile that lies by itself around its letter; false if there is no other free side. */
  turnAction(by: 1 | -1): boolean {
    const { action } = this.laying;
    if (!action) return false;
    const { held, on, direction } = action;
    const free = this.freeOn(on)?.free ?? [];
    const next = ALL.map((step) => turned(direction, (step + 1) * by)).find((way) => way !== direction && free.includes(way));
    return next !== undefined && super.lay(held.id, nestName(on, next));
  }

  /** Turns the chain around its letter, or bends it; false if there is no room. */
  turnChain(how: 'swing' | 'bend', by: 1 | -1): boolean {
    const { on, chain } = this.laying;
    const shape = how === 'swing' ? swung : bent;
    const directions = reshaped(on, chain.map(({ direction }) => direction), this.table, (ground, found) => shape(ground, found, by));
    if (!directions || chain.length === 0) return false;
    this.#layDown(chain.map(({ held }) => held), on, directions);
    return true;
  }

  /** Lays a word as it was found or advised, and announces that word; false when the rack does not hold it. */
  layOut({ word, laid: { on, chain, reused, reads } }: PlayView): boolean {
    this.takeAllBack();
    const held: HeldTile[] = [];
    for (const { tile } of chain) {
      const letter = tile.toLocaleUpperCase();
      const found = tilesInRack(this.draft).find((own) => !held.includes(own) && (tile === letter ? face(own.text) === letter : isBlank(own)));
      if (!found) return false;
      if (isBlank(found)) found.letter = letter;
      held.push(found);
    }
    this.anchor = on;
    this.#layDown(held, on, chain.map(({ direction }) => direction));
    this.chosen = nameOfReading({ word, reused, reads });
    return true;
  }
}

/** A chain as a place. */
export function chainPlace(on: number | null, directions: readonly number[]): Square {
  return `chain:${on ?? ''}:${directions.join(',')}`;
}

export function readChain(place: Square): { on: number | null; directions: number[] } | null {
  const match = CHAIN.exec(place);
  return match ? { on: match[1] ? Number(match[1]) : null, directions: (match[2] ?? '').split(',').map(Number) } : null;
}
