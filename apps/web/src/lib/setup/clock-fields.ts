// The fields of a clock: none, one for each turn (whatever a game calls its turns), or one for the whole game.
import { variant, type ChoiceField, type NumberField, type TimeField } from './field.ts';

/** Rules with a clock: a word, or an object with its kind as the only key. */
export interface ClockRules {
  clock: string | object;
}

interface GameClock {
  seconds: number;
  points: number;
}

const FIRST_GAME_CLOCK: GameClock = { seconds: 1500, points: 10 };

/** The clock of a kind; nothing if the rules have another. */
export function clockOf<Clock extends object>({ clock }: ClockRules, kind: string): Clock | null {
  return typeof clock === 'object' && kind in clock ? ((clock as Record<string, Clock>)[kind] ?? null) : null;
}

export interface ClockFields<Rules> {
  kind: ChoiceField<Rules>;
  turnTime: TimeField<Rules>;
  gameTime: TimeField<Rules>;
  overtimePoints: NumberField<Rules>;
}

/** The fields of a clock whose turns have this kind; the time of a turn is the field `name`. */
export function clockFields<Rules extends ClockRules, Turn extends { seconds: number }>(turns: { kind: string; name: string; first: Turn }): ClockFields<Rules> {
  const write = (rules: Rules, kind: string, clock: object): void => void (rules.clock = { [kind]: clock });
  const turn = (rules: Rules): Turn | null => clockOf<Turn>(rules, turns.kind);
  const whole = (rules: Rules): GameClock | null => clockOf<GameClock>(rules, 'per_game');
  return {
    kind: {
      kind: 'choice',
      name: 'clock',
      group: 'common',
      choices: () => ['none', turns.kind, 'per_game'],
      read: (rules) => variant(rules.clock),
      write: (rules, value) => {
        if (value === 'none') rules.clock = value;
        else write(rules, value, { ...(value === turns.kind ? turns.first : FIRST_GAME_CLOCK) });
      },
    },
    turnTime: {
      kind: 'time',
      name: turns.name,
      group: 'common',
      when: (rules) => turn(rules) !== null,
      read: (rules) => (turn(rules) ?? turns.first).seconds,
      write: (rules, seconds) => write(rules, turns.kind, { ...(turn(rules) ?? turns.first), seconds }),
    },
    gameTime: {
      kind: 'time',
      name: 'game-time',
      group: 'common',
      when: (rules) => whole(rules) !== null,
      read: (rules) => (whole(rules) ?? FIRST_GAME_CLOCK).seconds,
      write: (rules, seconds) => write(rules, 'per_game', { ...(whole(rules) ?? FIRST_GAME_CLOCK), seconds }),
    },
    overtimePoints: {
      kind: 'number',
      name: 'overtime-points',
      group: 'common',
      least: 0,
      most: 50,
      when: (rules) => whole(rules) !== null,
      read: (rules) => (whole(rules) ?? FIRST_GAME_CLOCK).points,
      write: (rules, points) => write(rules, 'per_game', { ...(whole(rules) ?? FIRST_GAME_CLOCK), points }),
    },
  };
}
