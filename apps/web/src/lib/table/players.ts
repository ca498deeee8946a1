// What is said of the players of any game: whose clock shows what, and what each is doing.
import { clockText } from '../clock.ts';
import { text } from '../language/text.svelte.ts';
import type { AnyView } from '../at-table.ts';
import type { Seated } from './seated.svelte.ts';

/** What the clock of a seat shows; empty without a clock. */
export function clockOf(play: Seated<AnyView>, seat: number, moment: number): string {
  const left = play.timeLeft(seat, moment);
  return left === null ? '' : clockText(left);
}

/** Whether the person at a seat has closed the table. */
export function isAway(play: Seated<AnyView>, seat: number): boolean {
  const seating = play.session.table?.seats[seat];
  return seating?.holder === 'person' && !seating.here && !seating.yours;
}

export function isTurnOf(play: Seated<AnyView>, seat: number): boolean {
  return play.view?.turn === seat && !play.over;
}

/** What a player is doing, if that is the same in every game: gone, thinking, to move. */
export function doing(play: Seated<AnyView>, seat: number): string {
  if (play.view?.seats[seat]?.resigned) return text('player-resigned');
  if (play.view?.turn !== seat) return '';
  if (play.session.update?.thinking.includes(seat)) return text('player-thinks');
  if (play.over) return '';
  return seat === play.seat ? text('player-your-turn') : text('player-to-move');
}
