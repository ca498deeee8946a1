// What differs in the set-up of this game: its boards, and a highest level.
import type { SetupPlan } from '../../../lib/setup/choices.ts';
import { fittingLevel, levelsFor } from '../../../lib/setup/levels.ts';
import { chooseLanguage } from '../../../lib/setup/word-fields.ts';
import type { CatalogueEntry, LexiconEntry } from '../../../lib/types/protocol.ts';
import { COMPUTERS } from '../computers.ts';
import type { Rules } from '../types.ts';
import { fieldsFor } from './fields.ts';

export function planFor(game: CatalogueEntry, lexicons: readonly LexiconEntry[]): SetupPlan<Rules> {
  const boards = [...new Set(game.presets.flatMap((preset) => (preset.rules as Rules).boards))];
  return { around: { lexicons, layouts: boards }, fields: fieldsFor(boards), about: 'parcours-rules-more', computers: COMPUTERS, levelsFor, fittingLevel, chooseLanguage };
}
