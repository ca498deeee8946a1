// The clock rules of this game.
import type { TimeLimit } from '../../../lib/clock.ts';
import type { ClockRule } from '../types.ts';

export function timeLimit(rule: ClockRule): TimeLimit | null {
  if (rule === 'none') return null;
  return 'per_hand' in rule ? { of: 'turn', seconds: rule.per_hand.seconds } : { of: 'game', seconds: rule.per_game.seconds };
}
