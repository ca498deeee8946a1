// Which seat of this screen acts, what it sees, and whether somebody else is looking. Common to all games.
import type { AnyView, AtTable } from '../at-table.ts';
import { timeLeft, type TimeLimit } from '../clock.ts';
import type { TableSession } from '../table.svelte.ts';
import type { SeatedView } from '../types/protocol.ts';

/** A seat behind a veil that the table waits for comes before every other. */
const MOST_URGENT = 9;

export abstract class Seated<View extends AnyView> implements AtTable<View> {
  readonly session: TableSession;
  readonly seat: number | null = $derived.by(() => this.#seatOfScreen());
  readonly view: View | null = $derived.by(() => (this.#seatedView()?.view as View | undefined) ?? null);
  readonly over: boolean = $derived(this.view?.phase.waits_for === 'nothing');
  /** Whether the server keeps the tiles of this seat from those who share the screen. */
  readonly veiled: boolean = $derived.by(() => this.#seatedView()?.veiled === true);

  #lastSeat: number | null = null;

  constructor(session: TableSession) {
    this.session = session;
  }

  /** How urgently the table waits for a seat: 0 for not at all. */
  protected abstract urgency(view: View, seat: number): number;

  /** How much time there is, if it is limited. */
  protected abstract timeLimit(view: View): TimeLimit | null;

  /** Whether several people who hide their tiles from one another share this screen. */
  get isShared(): boolean {
    return this.session.update?.views.some((seated) => seated.veiled) === true;
  }

  /** Asks for the tiles of the seat of this screen, whose player is there. */
  async unveil(): Promise<void> {
    if (this.seat !== null) await this.session.unveil(this.seat);
  }

  get own(): View['seats'][number] | null {
    return this.seat === null ? null : (this.view?.seats[this.seat] ?? null);
  }

  /** Which of the players at this screen acts: 0 is the first of them. */
  get player(): number {
    return Math.max(0, this.session.ownSeats().indexOf(this.seat ?? 0));
  }

  /** Whether the meaning of a word that was just laid may be shown unasked: not where it can still be challenged. */
  get mayLookUp(): boolean {
    const rules: { lookups?: string; unknown_word?: unknown } | undefined = this.view?.rules;
    return this.over || this.seat === null || rules?.lookups !== 'forbidden' || typeof rules.unknown_word !== 'object';
  }

  may(action: string): boolean {
    return !this.veiled && (this.view?.may.includes(action) ?? false);
  }

  /** Milliseconds that a seat has left when the table's clock shows `moment`; nothing without a clock. */
  timeLeft(seat: number | null, moment: number): number | null {
    const clock = seat === null ? undefined : this.view?.seats[seat]?.clock;
    return this.view && clock ? timeLeft(this.timeLimit(this.view), clock, moment) : null;
  }

  /** The seat of this screen that the table waits for, else the one that acted last. */
  #seatOfScreen(): number | null {
    const { views = [], waits_for = [] } = this.session.update ?? {};
    const isAwaited = views.some(({ seat, veiled }) => !veiled && seat !== null && waits_for.includes(seat));
    const behindVeil = (seat: number): number => (!isAwaited && waits_for.includes(seat) ? MOST_URGENT : 0);
    const own = views.flatMap(({ seat, veiled, view }) => (seat === null ? [] : [{ seat, urgency: veiled ? behindVeil(seat) : this.urgency(view as View, seat) }]));
    const most = Math.max(0, ...own.map(({ urgency }) => urgency));
    const waitedFor = most > 0 ? own.find(({ urgency }) => urgency === most) : own.find(({ seat }) => seat === this.#lastSeat);
    const chosen = waitedFor ?? own[0];
    this.#lastSeat = chosen?.seat ?? null;
    return this.#lastSeat;
  }

  #seatedView(): SeatedView | undefined {
    const views = this.session.update?.views ?? [];
    return views.find((seated) => seated.seat === this.seat) ?? views[0];
  }
}
