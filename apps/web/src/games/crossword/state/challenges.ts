// Challenges in words: what a wrong one costs, and what came of one.
import { nameAt, type Speaker } from '../../../lib/table/telling.ts';
import type { Rules, TurnView, View } from '../types.ts';

/** What a wrong challenge costs: nothing, a turn, or points for the other player. */
export function penaltyOf(rule: Rules['unknown_word'] | undefined): 'single' | 'double' | 'points' {
  if (typeof rule !== 'object') return 'single';
  return typeof rule.players_challenge === 'object' ? 'points' : rule.players_challenge;
}

/** Who challenged which words, and the result; nothing for a line without a challenge. */
export function challengeTold(view: View, { challenge, points }: TurnView, speak: Speaker): string | null {
  if (!challenge) return null;
  const told = { name: nameAt(view, challenge.by), words: challenge.words.join(', '), points: Math.abs(points) };
  return speak(challenge.upheld ? 'challenge-upheld' : 'challenge-failed', told);
}

/** The result of the latest challenge of a game. */
export function lastChallenge(view: View, speak: Speaker): string | null {
  const line = view.history.findLast((turn) => turn.challenge);
  return line ? challengeTold(view, line, speak) : null;
}

/** How many challenges there were. */
export function challengesIn(view: View): number {
  return view.history.filter((turn) => turn.challenge).length;
}
