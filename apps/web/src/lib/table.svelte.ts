// A table as this screen knows it: its seats, the latest update, and whether the server can be heard.
//
// Whatever the game is: views and actions are the game's own, and pass through.
import type { Api } from './api/client.ts';
import { freshKey } from './api/keys.ts';
import { refused, type Refusal, type Result } from './api/result.ts';
import { listen, type Connection, type Stream, type StreamSurroundings } from './stream.ts';
import type { TableView, TrialShown, Update } from './types/protocol.ts';

/** Something the stream brought. */
export type Held = { update: Update } | { trial: TrialShown };

/** More than this and the table has gone on too far to be shown step by step. */
const MOST_HELD = 60;

/** Problems of the connection, not of the table. */
const NO_ANSWER = ['unreachable', 'unavailable'];

export type TrialListener = (trial: TrialShown) => void;

/** The table of one screen. */
export class TableSession {
  table: TableView | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  connection: Connection = $state('connecting');
  /** Why the table cannot be shown at all. */
  missing: Refusal | null = $state.raw(null);
  /** Whether an action is under way. */
  busy: boolean = $state(false);
  onTrial: TrialListener | null = null;
  /** Whether trials are still being shown, so that what comes after them has to wait. */
  isShowing: (() => boolean) | null = null;

  readonly id: string;
  readonly #api: Api;
  readonly #around: StreamSurroundings;
  #stream: Stream | null = null;
  /** What was heard while trials were being shown, in its order. */
  #held: Held[] = [];
  /** What the local clock showed when the latest update came. */
  #heardAt = 0;

  constructor(id: string, api: Api, around: StreamSurroundings) {
    this.id = id;
    this.#api = api;
    this.#around = around;
  }

  /** Sits down to watch: the table first, then its stream. */
  async open(): Promise<void> {
    const found = await this.#api.table(this.id);
    if (!found.done) {
      this.missing = found.refusal;
      return;
    }
    this.missing = null;
    this.table = found.value;
    const address = (): string => this.#api.streamAddress(this.id, this.update?.number ?? null);
    this.#stream = listen(this.#around, address, {
      table: (table) => (this.table = table),
      update: (update) => this.hear({ update }),
      trial: (trial) => this.hear({ trial }),
      connection: (connection) => (this.connection = connection),
      removed: () => (this.missing = { problem: 'not_found', sentence: '' }),
    });
  }

  close(): void {
    this.#stream?.close();
  }

  /** The network may be back. */
  hurry(): void {
    if (this.isOutOfReach()) void this.open();
    else this.#stream?.hurry();
  }

  /** Whether the table could not be asked for, so that it may well be there. */
  isOutOfReach(): boolean {
    return this.missing !== null && NO_ANSWER.includes(this.missing.problem);
  }

  /** The network is gone. */
  lose(): void {
    this.#stream?.lose();
  }

  /** Reopens the stream after another person signed in, since each person gets their own view. */
  reopen(): void {
    this.#stream?.reopen();
  }

  /** Takes what the stream brings, after what is still being shown. */
  hear(news: Held): void {
    this.#held.push(news);
    this.goOn(this.#held.length > MOST_HELD ? 'at once' : 'in time');
  }

  /** Goes on with what was held back; at once, or as far as what is being shown allows. */
  goOn(when: 'at once' | 'in time'): void {
    for (let next = this.#held[0]; next; next = this.#held[0]) {
      if (when === 'in time' && 'update' in next && this.isShowing?.()) return;
      this.#held.shift();
      if ('update' in next) this.take(next.update);
      else if (when === 'in time') this.onTrial?.(next.trial);
    }
  }

  /** Takes an update unless a later one is known. */
  take(update: Update): void {
    if (this.update && update.number < this.update.number) return;
    this.update = update;
    this.#heardAt = performance.now();
  }

  /** What the table's clock shows. */
  moment(): number {
    return (this.update?.clock ?? 0) + performance.now() - this.#heardAt;
  }

  /** The seats this screen acts for. */
  ownSeats(): number[] {
    return (this.table?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat);
  }

  /** Sends an action; sent again under the same name when the network fails, it is done once. */
  async act(seat: number, action: unknown): Promise<Result<Update>> {
    if (this.busy) return refused({ problem: 'behind', sentence: '' });
    this.busy = true;
    const request = { seat, seen: this.update?.number ?? 0, key: freshKey(), action };
    const result = await this.#api.act(this.id, request);
    this.goOn('at once');
    if (result.done) this.take(result.value);
    else result.refusal.missed?.forEach((missed) => this.take(missed));
    this.busy = false;
    return result;
  }

  ask(seat: number, question: unknown): ReturnType<Api['ask']> {
    return this.#api.ask(this.id, seat, question);
  }

  /** Shows the tiles of a seat at this screen. */
  async unveil(seat: number): Promise<void> {
    const result = await this.#api.unveil(this.id, seat);
    if (result.done) this.take(result.value);
  }

  force(seat: number): ReturnType<Api['force']> {
    return this.#api.force(this.id, seat);
  }
}
