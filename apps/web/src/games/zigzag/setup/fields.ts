// Every rule that a host can choose, one description each. Screens draw editors from these; the server judges the choices.
import { describing, type Field as AnyField } from '../../../lib/setup/field.ts';
import { LANGUAGE, listAndTiles } from '../../../lib/setup/word-fields.ts';
import type { Rules } from '../types.ts';

export type Field = AnyField<Rules>;

const { words, screenWords, screenSwitch, screenNumber } = describing<Rules>();

/** All fields, in the order in which they are shown. */
export const FIELDS: Field[] = [
  LANGUAGE,
  words('piles', 'common', ['full', 'short']),
  words('actions', 'common', ['mixed', 'even']),
  { ...screenWords('hint', 'common', ['none', 'word', 'list']), name: 'zigzag-hint' },
  ...listAndTiles('zigzag-tiles'),
  words('blanks', 'words', ['none', 'two']),
  words('reading', 'words', ['either', 'directed']),
  words('reverse', 'turns', ['nothing', 'skip']),
  words('lookups', 'turns', ['allowed', 'forbidden']),
  words('family', 'computer', ['on', 'off']),
  screenSwitch('see_me_think', 'computer'),
  { ...screenNumber('levels', 'computer', 1, 8), name: 'highest-level' },
  screenSwitch('sound', 'screen'),
  screenWords('rack_order', 'screen', ['random', 'alphabetical']),
  screenNumber('name_length', 'screen', 1, 30),
];
