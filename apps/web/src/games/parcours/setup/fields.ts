// Every rule that a host can choose, one description each. Screens draw editors from these; the server judges the choices.
import { clockFields } from '../../../lib/setup/clock-fields.ts';
import { describing, type Field as AnyField } from '../../../lib/setup/field.ts';
import { LANGUAGE, listAndTiles } from '../../../lib/setup/word-fields.ts';
import type { HandClock, Rules } from '../types.ts';

export type Field = AnyField<Rules>;

const { words, screenWords, screenSwitch, screenNumber } = describing<Rules>();

const CLOCK = clockFields<Rules, HandClock>({ kind: 'per_hand', name: 'hand-time', first: { seconds: 180 } });

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

/** All fields, in the order in which they are shown, for a game with these boards. */
export function fieldsFor(boards: readonly string[]): Field[] {
  return [
    LANGUAGE,
    words('words_per_hand', 'common', ['one_path_word', 'single_word', 'unlimited']),
    words('unknown_word', 'common', ['refused', 'table_decides']),
    CLOCK.kind,
    CLOCK.turnTime,
    CLOCK.gameTime,
    CLOCK.overtimePoints,
    words('racks', 'common', ['open', 'hidden']),
    screenWords('hint', 'common', ['none', 'word', 'word_and_place', 'list']),
    ...listAndTiles('bags'),
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
