// The game at this screen, as far as every game has it.
import type { TableSession } from './table.svelte.ts';
import type { ClockView, SharedView } from './types/tabletop.ts';

/** A seat's clock: what was used, and since when it runs. */
export type SeatClock = ClockView;

/** What the view of every game tells: the shared part, and the rules in the game's own terms. */
export type AnyView = SharedView & { rules: object };

/** A game as the seat of this screen sees it. */
export interface AtTable<View extends AnyView = AnyView> {
  readonly session: TableSession;
  readonly seat: number | null;
  readonly view: View | null;
  /** Whether the tiles of this seat are kept from those who share the screen. */
  readonly veiled: boolean;
  /** Whether the meaning of a word that was just laid may be shown unasked. */
  readonly mayLookUp: boolean;
  timeLeft(seat: number | null, moment: number): number | null;
}
