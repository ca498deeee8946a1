// What differs in the set-up of this game: its boards, and a highest level.
import type { SetupPlan } from '../../../lib/setup/choices.ts';
import { chooseLanguage } from '../../../lib/setup/word-fields.ts';
import type { CatalogueEntry, LexiconEntry } from '../../../lib/types/protocol.ts';
import { COMPUTERS } from '../computers.ts';
import type { Rules } from '../types.ts';
import { fieldsFor } from './fields.ts';

/** The strengths a table offers, whatever the personality: its levels, and the players above them. */
export function levelsFor(all: readonly string[], count: number): string[] {
  return all.filter((level) => {
    const number = Number(/^level(\d+)$/.exec(level)?.[1] ?? 0);
    return !level.includes(':') && number <= count;
  });
}

/** The level itself, or the highest that is offered. */
export function fittingLevel(level: string, offered: readonly string[]): string {
  if (offered.includes(level)) return level;
  return offered.findLast((found) => found.startsWith('level')) ?? offered[0] ?? level;
}

export function planFor(game: CatalogueEntry, lexicons: readonly LexiconEntry[]): SetupPlan<Rules> {
  const boards = [...new Set(game.presets.flatMap((preset) => (preset.rules as Rules).boards))];
  return { around: { lexicons, layouts: boards }, fields: fieldsFor(boards), about: 'parcours-rules-more', computers: COMPUTERS, levelsFor, fittingLevel, chooseLanguage };
}
