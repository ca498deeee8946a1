// Every rule that a host can choose, one description each. Screens draw editors from these; the server judges the choices.
import { describing, variant, type Field as AnyField } from '../../../lib/setup/field.ts';
import { LANGUAGE, listAndTiles } from '../../../lib/setup/word-fields.ts';
import type { Rules } from '../types.ts';
import { CLOCK } from './clock-fields.ts';

export type Field = AnyField<Rules>;

const { words, ruleNumber, screenWords, screenSwitch, screenNumber } = describing<Rules>();

const FIRST_GAMES = 3;
const FIRST_PENALTY_POINTS = 5;

const MODE: Field[] = [
  {
    kind: 'choice',
    name: 'mode',
    group: 'common',
    choices: () => ['normal', 'solitaire', 'tournament', 'real_board'],
    read: (rules) => variant(rules.mode),
    write: (rules, value) => {
      if (value === 'tournament') rules.mode = { tournament: FIRST_GAMES };
      else rules.mode = value as 'normal' | 'solitaire' | 'real_board';
    },
  },
  {
    kind: 'number',
    name: 'games',
    group: 'common',
    least: 1,
    most: 20,
    when: (rules) => typeof rules.mode === 'object',
    read: (rules) => (typeof rules.mode === 'object' ? rules.mode.tournament : FIRST_GAMES),
    write: (rules, value) => (rules.mode = { tournament: value }),
  },
];

const UNKNOWN_WORD: Field[] = [
  {
    kind: 'choice',
    name: 'unknown-word',
    group: 'common',
    choices: () => ['refused', 'ask', 'program_challenges', 'players_challenge'],
    read: (rules) => variant(rules.unknown_word),
    write: (rules, value) => {
      if (value === 'players_challenge') rules.unknown_word = { players_challenge: 'double' };
      else rules.unknown_word = value as 'refused' | 'ask' | 'program_challenges';
    },
  },
  {
    kind: 'choice',
    name: 'penalty',
    group: 'common',
    when: (rules) => typeof rules.unknown_word === 'object',
    choices: () => ['single', 'double', 'points'],
    read: (rules) => (typeof rules.unknown_word === 'object' ? variant(rules.unknown_word.players_challenge) : 'double'),
    write: (rules, value) => {
      const penalty = value === 'points' ? { points: FIRST_PENALTY_POINTS } : (value as 'single' | 'double');
      rules.unknown_word = { players_challenge: penalty };
    },
  },
  {
    kind: 'number',
    name: 'challenge-points',
    group: 'common',
    least: 1,
    most: 50,
    when: (rules) => typeof rules.unknown_word === 'object' && typeof rules.unknown_word.players_challenge === 'object',
    read: (rules) => {
      const penalty = typeof rules.unknown_word === 'object' ? rules.unknown_word.players_challenge : 'single';
      return typeof penalty === 'object' ? penalty.points : FIRST_PENALTY_POINTS;
    },
    write: (rules, value) => (rules.unknown_word = { players_challenge: { points: value } }),
  },
];

const BOARD: Field[] = [
  ...listAndTiles('tiles'),
  {
    kind: 'choice',
    name: 'layout',
    group: 'words',
    choices: (around) => around.layouts,
    read: (rules) => rules.layout,
    write: (rules, value) => (rules.layout = value),
  },
  ruleNumber('rack_size', 'words', 1, 15),
  ruleNumber('bonus', 'words', 0, 500),
  words('first_play', 'words', ['covers_start', 'anywhere']),
];

const TURNS: Field[] = [
  words('starter', 'turns', ['draw', 'first']),
  {
    kind: 'number',
    name: 'exchange-needs',
    group: 'turns',
    least: 1,
    most: 100,
    read: (rules) => rules.exchange.needs_in_bag,
    write: (rules, value) => (rules.exchange.needs_in_bag = value),
  },
  {
    kind: 'choice',
    name: 'exchange-times',
    group: 'turns',
    choices: () => ['any', '1', '2', '3', '5'],
    read: (rules) => (rules.exchange.times === undefined ? 'any' : String(rules.exchange.times)),
    write: (rules, value) => {
      const { needs_in_bag } = rules.exchange;
      rules.exchange = value === 'any' ? { needs_in_bag } : { needs_in_bag, times: Number(value) };
    },
  },
  words('refused_word', 'turns', ['loses_turn', 'try_again']),
  words('picking', 'turns', ['automatic', 'by_hand']),
  words('undo', 'turns', ['never', 'last_turn', 'always']),
  words('lookups', 'turns', ['allowed', 'forbidden']),
  words('remaining', 'turns', ['unseen', 'in_bag']),
];

function scoreless(rules: Rules): number | null {
  const { passes } = rules.end;
  if (typeof passes === 'string') return null;
  return 'scoreless_each' in passes ? passes.scoreless_each : passes.scoreless_in_all;
}

const FIRST_SCORELESS: Record<string, number> = { scoreless_each: 3, scoreless_in_all: 6 };

function writePasses(rules: Rules, kind: string, turns: number): void {
  if (kind === 'scoreless_each') rules.end.passes = { scoreless_each: turns };
  else if (kind === 'scoreless_in_all') rules.end.passes = { scoreless_in_all: turns };
  else rules.end.passes = 'bag_empty_round';
}

const END: Field[] = [
  {
    kind: 'choice',
    name: 'passes',
    group: 'end',
    choices: () => ['bag_empty_round', 'scoreless_each', 'scoreless_in_all'],
    read: (rules) => variant(rules.end.passes),
    write: (rules, value) => writePasses(rules, value, FIRST_SCORELESS[value] ?? 0),
  },
  {
    kind: 'number',
    name: 'scoreless',
    group: 'end',
    least: 1,
    most: 50,
    when: (rules) => scoreless(rules) !== null,
    read: (rules) => scoreless(rules) ?? 0,
    write: (rules, value) => writePasses(rules, variant(rules.end.passes), value),
  },
  {
    kind: 'switch',
    name: 'no-play',
    group: 'end',
    read: (rules) => rules.end.no_play,
    write: (rules, value) => (rules.end.no_play = value),
  },
  {
    kind: 'choice',
    name: 'adjustment',
    group: 'end',
    choices: () => ['rack_to_player_out', 'twice_to_player_out', 'none'],
    read: (rules) => rules.end.adjustment,
    write: (rules, value) => (rules.end.adjustment = value as Rules['end']['adjustment']),
  },
  words('tie_break', 'end', ['none', 'before_adjustment']),
];

const COMPUTER: Field[] = [
  words('family', 'computer', ['on', 'off']),
  screenSwitch('see_me_think', 'computer'),
  screenNumber('placement_speed', 'computer', 0, 9),
  screenSwitch('fast', 'computer'),
  {
    kind: 'choice',
    name: 'levels',
    group: 'computer',
    choices: () => ['4', '8'],
    read: (rules) => String(rules.screen.levels),
    write: (rules, value) => (rules.screen.levels = Number(value)),
  },
  ruleNumber('minimum_people', 'computer', 0, 4),
];

const SCREEN: Field[] = [
  screenSwitch('sound', 'screen'),
  screenWords('rack_order', 'screen', ['random', 'alphabetical', 'value']),
  screenWords('keys', 'screen', ['modern', 'tile_by_tile', 'micro', 'deluxe']),
  screenNumber('name_length', 'screen', 1, 30),
];

/** All fields, in the order in which they are shown. */
export const FIELDS: readonly Field[] = [
  ...MODE,
  LANGUAGE,
  ...UNKNOWN_WORD,
  ...CLOCK,
  words('racks', 'common', ['hidden', 'open']),
  screenWords('hint', 'common', ['none', 'word', 'word_and_place', 'list']),
  ...BOARD,
  ...TURNS,
  ...END,
  ...COMPUTER,
  ...SCREEN,
];
