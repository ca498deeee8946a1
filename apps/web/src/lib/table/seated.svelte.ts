// Which seat of this screen acts, what it sees, and whether somebody else is looking. Common to all games.
import type { AnyView, AtTable } from '../at-table.ts';
import { timeLeft, type TimeLimit } from '../clock.ts';
import type { TableSession } from '../table.svelte.ts';

export abstract class Seated<View extends AnyView> implements AtTable<View> {
  readonly session: TableSession;
  /** The seat whose tiles were last shown at this screen. */
  unveiled: number | null = $state(null);

  readonly seat: number | null = $derived.by(() => this.#seatOfScreen());
  readonly view: View | null = $derived.by(() => this.#viewOf(this.seat));
  readonly over: boolean = $derived(this.view?.phase.waits_for === 'nothing');
  /** Whether someone else at this screen must not see what comes. */
  readonly veiled: boolean = $derived.by(() => {
    const hides = this.view !== null && this.hidesTiles(this.view) && this.session.ownSeats().length > 1;
    return hides && this.seat !== this.unveiled && !this.over;
  });

  #lastSeat: number | null = null;

  constructor(session: TableSession) {
    this.session = session;
  }

  /** How urgently the table waits for a seat: 0 for not at all. */
  protected abstract urgency(view: View, seat: number): number;

  /** How much time there is, if it is limited. */
  protected abstract timeLimit(view: View): TimeLimit | null;

  /** Whether the players hide their tiles from one another. */
  protected hidesTiles(_view: View): boolean {
    return false;
  }

  get own(): View['seats'][number] | null {
    return this.seat === null ? null : (this.view?.seats[this.seat] ?? null);
  }

  /** Which of the players at this screen acts: 0 is the first of them. */
  get player(): number {
    return Math.max(0, this.session.ownSeats().indexOf(this.seat ?? 0));
  }

  /** Whether words may be looked up: not by those who play where the rules forbid it, until the game is over. */
  get mayLookUp(): boolean {
    const rules: { lookups?: string } | undefined = this.view?.rules;
    return this.over || this.seat === null || rules?.lookups !== 'forbidden';
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
    const own = (this.session.update?.views ?? []).flatMap(({ seat, view }) => (seat === null ? [] : [{ seat, urgency: this.urgency(view as View, seat) }]));
    const most = Math.max(0, ...own.map(({ urgency }) => urgency));
    const waitedFor = most > 0 ? own.find(({ urgency }) => urgency === most) : own.find(({ seat }) => seat === this.#lastSeat);
    const chosen = waitedFor ?? own[0];
    this.#lastSeat = chosen?.seat ?? null;
    return this.#lastSeat;
  }

  #viewOf(seat: number | null): View | null {
    const views = this.session.update?.views ?? [];
    const found = views.find((seated) => seated.seat === seat) ?? views[0];
    return (found?.view as View | undefined) ?? null;
  }
}
