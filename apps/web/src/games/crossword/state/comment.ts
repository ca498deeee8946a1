// What is said about the scores in the end: the sum of all players, as the old manuals judged it. MS-044, MS-045

export type Verdict = 'fair' | 'good' | 'very-good' | 'excellent';

/** For all players together. */
const GOOD = 500;
const VERY_GOOD = 600;
const EXCELLENT = 700;

/** The verdict on a game by its points in all. */
export function verdict(scores: readonly number[]): Verdict {
  const sum = scores.reduce((total, score) => total + score, 0);
  const whole = scores.length === 1 ? sum * 2 : sum;
  if (whole > EXCELLENT) return 'excellent';
  if (whole >= VERY_GOOD) return 'very-good';
  return whole >= GOOD ? 'good' : 'fair';
}
