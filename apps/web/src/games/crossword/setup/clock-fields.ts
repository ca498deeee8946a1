// The clock, as fields: its kind, its times, and what being late costs.
import type { GameClock, Rules, TurnClock } from '../types.ts';
import { variant, type Field } from '../../../lib/setup/field.ts';

const FIRST_TURN = { seconds: 180, over: 'misses_turn' } as const;
const FIRST_MINUTE_POINTS = 5;
const FIRST_GAME_CLOCK = { seconds: 1500, points: 10 } as const;

function turnClock(rules: Rules): TurnClock | null {
  return typeof rules.clock === 'object' && 'per_turn' in rules.clock ? rules.clock.per_turn : null;
}

function gameClock(rules: Rules): GameClock | null {
  return typeof rules.clock === 'object' && 'per_game' in rules.clock ? rules.clock.per_game : null;
}

function minutePoints(rules: Rules): number | null {
  const over = turnClock(rules)?.over;
  return typeof over === 'object' ? over.loses_points : null;
}

/** The fields of the clock. */
export const CLOCK: readonly Field<Rules>[] = [
  {
    kind: 'choice',
    name: 'clock',
    group: 'common',
    choices: () => ['none', 'per_turn', 'per_game'],
    read: (rules) => variant(rules.clock),
    write: (rules, value) => {
      if (value === 'per_turn') rules.clock = { per_turn: { ...FIRST_TURN } };
      else if (value === 'per_game') rules.clock = { per_game: { ...FIRST_GAME_CLOCK } };
      else rules.clock = 'none';
    },
  },
  {
    kind: 'time',
    name: 'turn-time',
    group: 'common',
    when: (rules) => turnClock(rules) !== null,
    read: (rules) => turnClock(rules)?.seconds ?? FIRST_TURN.seconds,
    write: (rules, value) => (rules.clock = { per_turn: { ...(turnClock(rules) ?? FIRST_TURN), seconds: value } }),
  },
  {
    kind: 'choice',
    name: 'time-over',
    group: 'common',
    when: (rules) => turnClock(rules) !== null,
    choices: () => ['misses_turn', 'loses_points'],
    read: (rules) => variant(turnClock(rules)?.over ?? FIRST_TURN.over),
    write: (rules, value) => {
      const over = value === 'loses_points' ? { loses_points: FIRST_MINUTE_POINTS } : 'misses_turn';
      rules.clock = { per_turn: { ...(turnClock(rules) ?? FIRST_TURN), over } };
    },
  },
  {
    kind: 'number',
    name: 'minute-points',
    group: 'common',
    least: 1,
    most: 10,
    when: (rules) => minutePoints(rules) !== null,
    read: (rules) => minutePoints(rules) ?? FIRST_MINUTE_POINTS,
    write: (rules, value) => (rules.clock = { per_turn: { ...(turnClock(rules) ?? FIRST_TURN), over: { loses_points: value } } }),
  },
  {
    kind: 'time',
    name: 'game-time',
    group: 'common',
    when: (rules) => gameClock(rules) !== null,
    read: (rules) => gameClock(rules)?.seconds ?? FIRST_GAME_CLOCK.seconds,
    write: (rules, value) => (rules.clock = { per_game: { ...(gameClock(rules) ?? FIRST_GAME_CLOCK), seconds: value } }),
  },
  {
    kind: 'number',
    name: 'overtime-points',
    group: 'common',
    least: 0,
    most: 50,
    when: (rules) => gameClock(rules) !== null,
    read: (rules) => gameClock(rules)?.points ?? FIRST_GAME_CLOCK.points,
    write: (rules, value) => (rules.clock = { per_game: { ...(gameClock(rules) ?? FIRST_GAME_CLOCK), points: value } }),
  },
];
