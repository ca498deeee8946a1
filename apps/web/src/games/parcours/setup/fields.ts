// Every rule that a host can choose, one description each. Screens draw editors from these; the server judges the choices.
import { describing, variant, type Field as AnyField, type Group } from '../../../lib/setup/field.ts';
import type { GameClock, HandClock, Rules } from '../types.ts';

export type Field = AnyField<Rules>;

const { words, screenWords, screenSwitch, screenNumber } = describing<Rules>();

const BAGS: Record<string, string> = { en: 'english', fr: 'french' };

/** Chooses the words, their list and their letters together. */
export function chooseLanguage(rules: Rules, language: string): void {
  rules.language = language;
  rules.lexicon = language;
  rules.lexicon_checksum = '';
  rules.tiles = BAGS[language] ?? rules.tiles;
}

const LANGUAGE: Field = {
  kind: 'choice',
  name: 'language',
  group: 'common',
  choices: (around) => [...new Set(['en', 'fr', ...around.lexicons.map((lexicon) => lexicon.language)])],
  read: (rules) => rules.language,
  write: chooseLanguage,
};

const WORDS: Field[] = [
  {
    kind: 'choice',
    name: 'lexicon',
    group: 'words',
    choices: (around, rules) => {
      const fitting = around.lexicons.filter((lexicon) => lexicon.language === rules.language).map((lexicon) => lexicon.name);
      return fitting.includes(rules.lexicon) ? fitting : [rules.lexicon, ...fitting];
    },
    read: (rules) => rules.lexicon,
    write: (rules, value) => {
      rules.lexicon = value;
      rules.lexicon_checksum = '';
    },
  },
  {
    kind: 'choice',
    name: 'bags',
    group: 'words',
    choices: () => Object.values(BAGS),
    read: (rules) => rules.tiles,
    write: (rules, value) => (rules.tiles = value),
  },
];

/** Whether a board lies on the table. */
function boardField(board: string): Field {
  return {
    kind: 'switch',
    name: 'board',
    values: { board },
    group: 'words',
    read: (rules) => rules.boards.includes(board),
    write: (rules, value) => {
      const others = rules.boards.filter((name) => name !== board);
      rules.boards = value ? [...others, board].sort() : others;
    },
  };
}

const FIRST_HAND: HandClock = { seconds: 180 };
const FIRST_GAME: GameClock = { seconds: 1500, points: 10 };

function handClock({ clock }: Rules): HandClock | null {
  return typeof clock === 'object' && 'per_hand' in clock ? clock.per_hand : null;
}

function gameClock({ clock }: Rules): GameClock | null {
  return typeof clock === 'object' && 'per_game' in clock ? clock.per_game : null;
}

const CLOCK: Field[] = [
  {
    kind: 'choice',
    name: 'clock',
    group: 'common',
    choices: () => ['none', 'per_hand', 'per_game'],
    read: (rules) => variant(rules.clock),
    write: (rules, value) => {
      if (value === 'per_hand') rules.clock = { per_hand: { ...FIRST_HAND } };
      else if (value === 'per_game') rules.clock = { per_game: { ...FIRST_GAME } };
      else rules.clock = 'none';
    },
  },
  {
    kind: 'time',
    name: 'hand-time',
    group: 'common',
    when: (rules) => handClock(rules) !== null,
    read: (rules) => handClock(rules)?.seconds ?? FIRST_HAND.seconds,
    write: (rules, seconds) => (rules.clock = { per_hand: { seconds } }),
  },
  {
    kind: 'time',
    name: 'game-time',
    group: 'common',
    when: (rules) => gameClock(rules) !== null,
    read: (rules) => gameClock(rules)?.seconds ?? FIRST_GAME.seconds,
    write: (rules, seconds) => (rules.clock = { per_game: { ...(gameClock(rules) ?? FIRST_GAME), seconds } }),
  },
  {
    kind: 'number',
    name: 'overtime-points',
    group: 'common',
    least: 0,
    most: 50,
    when: (rules) => gameClock(rules) !== null,
    read: (rules) => gameClock(rules)?.points ?? FIRST_GAME.points,
    write: (rules, points) => (rules.clock = { per_game: { ...(gameClock(rules) ?? FIRST_GAME), points } }),
  },
];

/** All fields, in the order in which they are shown, for a game with these boards. */
export function fieldsFor(boards: readonly string[]): Field[] {
  return [
    LANGUAGE,
    words('words_per_hand', 'common', ['one_path_word', 'single_word', 'unlimited']),
    words('unknown_word', 'common', ['refused', 'table_decides']),
    ...CLOCK,
    words('racks', 'common', ['open', 'hidden']),
    screenWords('hint', 'common', ['none', 'word', 'word_and_place', 'list']),
    ...WORDS,
    ...boards.map(boardField),
    words('buying', 'turns', ['repeatedly', 'once']),
    words('lookups', 'turns', ['allowed', 'forbidden']),
    words('ending', 'end', ['at_once', 'finish_round']),
    words('ties', 'end', ['shared', 'fewer_hands']),
    words('family', 'computer', ['on', 'off']),
    screenSwitch('see_me_think', 'computer'),
    { ...screenNumber('levels', 'computer', 1, 8), name: 'highest-level' },
    screenSwitch('sound', 'screen'),
    screenWords('rack_order', 'screen', ['random', 'alphabetical', 'value']),
    screenNumber('name_length', 'screen', 1, 30),
  ];
}

/** The groups under "More rules". */
export const MORE_GROUPS: readonly Group[] = ['words', 'turns', 'end', 'computer', 'screen'];
