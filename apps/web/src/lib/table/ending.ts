// The end of a game in words, as far as it is the same in every game.
import type { AnyView } from '../at-table.ts';
import { text } from '../language/text.svelte.ts';
import type { Seated } from './seated.svelte.ts';
import { nameAt } from './telling.ts';

/** Who won, as the title of the end; somebody who played alone is told the points. */
export function endingTitle(play: Seated<AnyView>, winners: readonly number[], points: number): string {
  if (play.view?.seats.length === 1) return text('ending-alone', { points });
  const names = winners.map((seat) => nameAt(play.view, seat));
  if (names.length !== 1) return text('ending-shared', { names: names.join(', ') });
  const isOwn = winners[0] === play.seat && play.session.ownSeats().length === 1;
  return isOwn ? text('ending-you-won') : text('ending-won', { name: names[0] ?? '' });
}

/** Points that are added or taken away. */
export function signed(points: number): string {
  if (points === 0) return '–';
  return points > 0 ? `+${points}` : `−${-points}`;
}
