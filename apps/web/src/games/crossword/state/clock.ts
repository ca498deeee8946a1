// Clocks: a view says what was used and since when; screens count on by themselves.
export { clockText, warningBetween } from '../../../lib/clock.ts';
import type { ClockRule, ClockView } from '../types.ts';

/** What a clock shows. */
export interface ClockFace {
  /** Milliseconds left, negative over the time; without a rule, milliseconds used. */
  shown: number;
  counts: 'down' | 'up';
  running: boolean;
}

/** The clock of a seat when the table's clock shows `moment`; nothing where there is no clock. */
export function clockFace(rule: ClockRule, clock: ClockView, moment: number): ClockFace | null {
  if (rule === 'none') return null;
  const running = clock.since === null ? 0 : Math.max(0, moment - clock.since);
  const turn = clock.turn + running;
  const isRunning = clock.since !== null;
  if ('per_turn' in rule) return { shown: rule.per_turn.seconds * 1000 - turn, counts: 'down', running: isRunning };
  return { shown: rule.per_game.seconds * 1000 - clock.spent - turn, counts: 'down', running: isRunning };
}
