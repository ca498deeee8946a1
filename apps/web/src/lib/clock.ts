// Clocks: a view says what was used and since when; screens count on by themselves.
import type { SeatClock } from './at-table.ts';

/** How much time there is, for each turn or for the whole game. */
export interface TimeLimit {
  of: 'turn' | 'game';
  seconds: number;
}

/** Milliseconds left when the table's clock shows `moment`, negative over the time; nothing without a limit. */
export function timeLeft(limit: TimeLimit | null, clock: SeatClock, moment: number): number | null {
  if (!limit) return null;
  const running = clock.since === null ? 0 : Math.max(0, moment - clock.since);
  const before = limit.of === 'game' ? clock.spent : 0;
  return limit.seconds * 1000 - before - clock.turn - running;
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
