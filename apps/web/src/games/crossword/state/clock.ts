// The clock rules of this game.
import type { TimeLimit } from '../../../lib/clock.ts';
import type { ClockRule } from '../types.ts';

export function timeLimit(rule: ClockRule): TimeLimit | null {
  if (rule === 'none') return null;
  return 'per_turn' in rule ? { of: 'turn', seconds: rule.per_turn.seconds } : { of: 'game', seconds: rule.per_game.seconds };
}
