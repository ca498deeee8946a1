// How the final scores came about, step by step: the hands, all satellites, the clock.
import type { Settlement, View } from '../types.ts';

/** The steps of one player. */
export interface Steps {
  /** How many hands they had. */
  hands: number;
  /** What they brought. */
  points: number;
  /** What covering all satellites brought. */
  satellites: number;
  /** What running over the clock cost. */
  overtime: number;
  score: number;
}

export function stepsOf(view: View, settlement: Settlement): Steps[] {
  return settlement.scores.map((score, seat) => {
    const own = view.history.filter((line) => line.seat === seat);
    const satellites = own.filter((line) => line.what === 'all_satellites').reduce((sum, line) => sum + line.points, 0);
    const overtime = settlement.overtime[seat] ?? 0;
    return { hands: settlement.hands[seat] ?? 0, points: score - satellites - overtime, satellites, overtime, score };
  });
}
