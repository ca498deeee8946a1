// The game at this screen, as far as every game has it.
import type { TableSession } from './table.svelte.ts';

/** A clock as a view tells it: what was used, and since when it runs. */
export interface SeatClock {
  spent: number;
  turn: number;
  since: number | null;
}

/** What the view of every game tells. */
export interface AnyView {
  turn: number | null;
  phase: { waits_for: string };
  may: string[];
  seats: { player: { name: string; by: unknown }; score: number; clock: SeatClock; resigned: boolean }[];
  history: { seat: number }[];
  rules: { screen: { hint: string; see_me_think: boolean } };
}

/** A game as the seat of this screen sees it. */
export interface AtTable<View extends AnyView = AnyView> {
  readonly session: TableSession;
  readonly seat: number | null;
  readonly view: View | null;
  timeLeft(seat: number | null, moment: number): number | null;
}
