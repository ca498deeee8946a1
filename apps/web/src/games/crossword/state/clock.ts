// Clocks: a view says what was used and since when; screens count on by themselves.
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

/** Minutes and seconds as people read them; a clock that is over shows a minus. */
export function clockText(milliseconds: number): string {
  const isOver = milliseconds < 0;
  const seconds = isOver ? Math.floor(-milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number): string => String(number).padStart(2, '0');
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return isOver && seconds > 0 ? `−${text}` : text;
}

/** Times left at which a player is warned, in seconds. */
const WARNINGS = [60, 30, 10];

/** The warning that falls between two readings of a clock, in seconds. */
export function warningBetween(before: number, after: number): number | null {
  return WARNINGS.find((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null;
}
