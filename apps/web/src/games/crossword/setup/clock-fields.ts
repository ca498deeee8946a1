// The clock, as fields: its kind, its times, and what being late costs.
import { clockFields, clockOf } from '../../../lib/setup/clock-fields.ts';
import { variant, type Field } from '../../../lib/setup/field.ts';
import type { Rules, TurnClock } from '../types.ts';

const PER_TURN = 'per_turn';
const FIRST_TURN: TurnClock = { seconds: 180, over: 'misses_turn' };
const FIRST_MINUTE_POINTS = 5;

const { kind, turnTime, gameTime, overtimePoints } = clockFields<Rules, TurnClock>({ kind: PER_TURN, name: 'turn-time', first: FIRST_TURN });

function turnClock(rules: Rules): TurnClock | null {
  return clockOf<TurnClock>(rules, PER_TURN);
}

function minutePoints(rules: Rules): number | null {
  const over = turnClock(rules)?.over;
  return typeof over === 'object' ? over.loses_points : null;
}

function writeOver(rules: Rules, over: TurnClock['over']): void {
  rules.clock = { per_turn: { ...(turnClock(rules) ?? FIRST_TURN), over } };
}

/** The fields of the clock. */
export const CLOCK: readonly Field<Rules>[] = [
  kind,
  turnTime,
  {
    kind: 'choice',
    name: 'time-over',
    group: 'common',
    when: (rules) => turnClock(rules) !== null,
    choices: () => ['misses_turn', 'loses_points'],
    read: (rules) => variant(turnClock(rules)?.over ?? FIRST_TURN.over),
    write: (rules, value) => writeOver(rules, value === 'loses_points' ? { loses_points: FIRST_MINUTE_POINTS } : 'misses_turn'),
  },
  {
    kind: 'number',
    name: 'minute-points',
    group: 'common',
    least: 1,
    most: 10,
    when: (rules) => minutePoints(rules) !== null,
    read: (rules) => minutePoints(rules) ?? FIRST_MINUTE_POINTS,
    write: (rules, value) => writeOver(rules, { loses_points: value }),
  },
  gameTime,
  overtimePoints,
];
