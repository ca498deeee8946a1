// The game at this screen, as far as every game has it.
import type { TableSession } from './table.svelte.ts';

/** What the view of every game tells. */
export interface AnyView {
  turn: number | null;
  phase: { waits_for: string };
  seats: { player: { name: string } }[];
  rules: { screen: { hint: string; see_me_think: boolean } };
}

/** A game as the seat of this screen sees it. */
export interface AtTable<View extends AnyView = AnyView> {
  readonly session: TableSession;
  readonly seat: number | null;
  readonly view: View | null;
}
