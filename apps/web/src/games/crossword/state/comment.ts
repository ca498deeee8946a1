// What is said about the scores in the end, as the old manuals judged them: the table's together, and each player's.

export type Verdict = 'fair' | 'good' | 'very-good' | 'excellent';

/** From how many points on a table's total is good, very good, excellent. */
const TOGETHER: Marks = [500, 600, 701];

/** The same for one player, by the number of players. Alone counts as one of two. */
const EACH: Record<number, Marks> = { 1: [250, 300, 351], 2: [250, 300, 351], 3: [170, 200, 234], 4: [125, 150, 176] };

type Marks = [good: number, veryGood: number, excellent: number];

function judged(points: number, [good, veryGood, excellent]: Marks): Verdict {
  if (points >= excellent) return 'excellent';
  if (points >= veryGood) return 'very-good';
  return points >= good ? 'good' : 'fair';
}

/** The points of all players. */
export function together(scores: readonly number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}

/** The verdict on a table by its points in all. */
export function verdict(scores: readonly number[]): Verdict {
  return judged(together(scores), TOGETHER);
}

/** The verdict on one player among this many. */
export function verdictOnOne(score: number, players: number): Verdict {
  return judged(score, EACH[players] ?? TOGETHER);
}
