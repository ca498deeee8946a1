// The clock of a seat: a view says what was used and since when; screens count on by themselves.
import type { ClockRule, ClockView } from '../types.ts';

/** Milliseconds left when the table's clock shows `moment`, negative over the time; nothing where there is no clock. */
export function timeLeft(rule: ClockRule, clock: ClockView, moment: number): number | null {
  if (rule === 'none') return null;
  const running = clock.since === null ? 0 : Math.max(0, moment - clock.since);
  const hand = clock.turn + running;
  if ('per_hand' in rule) return rule.per_hand.seconds * 1000 - hand;
  return rule.per_game.seconds * 1000 - clock.spent - hand;
}
