// How many tiles everybody had left, line by line, told back from how many they have now.
import type { View } from '../types.ts';

/** The tiles of each seat before the first line and after each one. What winning brings is points only. */
export function leftByTurn({ seats, history }: View): number[][] {
  const changes = history.map((line) => seats.map((_, seat) => (line.seat === seat && line.what !== 'won' && line.what !== 'resigned' ? -line.points : 0)));
  let now = seats.map(({ left }) => left);
  const found = [now];
  for (const change of changes.toReversed()) {
    now = now.map((left, seat) => left - (change[seat] ?? 0));
    found.push(now);
  }
  return found.reverse();
}
