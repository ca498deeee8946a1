// What differs in the set-up of this game: a highest level, and no board.
import type { SetupPlan } from '../../../lib/setup/choices.ts';
import { fittingLevel, levelsFor } from '../../../lib/setup/levels.ts';
import { chooseLanguage } from '../../../lib/setup/word-fields.ts';
import type { LexiconEntry } from '../../../lib/types/protocol.ts';
import { COMPUTERS } from '../computers.ts';
import type { Rules } from '../types.ts';
import { FIELDS } from './fields.ts';

export function planFor(lexicons: readonly LexiconEntry[]): SetupPlan<Rules> {
  return { around: { lexicons, layouts: [] }, fields: FIELDS, about: 'zigzag-rules-more', computers: COMPUTERS, levelsFor, fittingLevel, chooseLanguage };
}
