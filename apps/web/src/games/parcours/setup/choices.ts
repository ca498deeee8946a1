// What a host has chosen for this game: its rules, and computer players with their aims.
import { chair, type Chair } from '../../../lib/setup/chairs.ts';
import * as shared from '../../../lib/setup/choices.ts';
import type { CatalogueEntry } from '../../../lib/types/protocol.ts';
import type { Rules } from '../types.ts';

export type Choices = shared.Choices<Rules>;

/** What computer players may aim at. */
export const CHARACTERS: readonly string[] = ['adaptive', 'rusher', 'collector'];

/** What is proposed to somebody who has chosen nothing yet. */
export function firstChoices(game: CatalogueEntry, language: string): Choices | null {
  const preset = game.presets.find((entry) => entry.language === language) ?? game.presets[0];
  const rules = preset ? shared.rulesOf<Rules>(game, preset.name) : null;
  return preset && rules ? { preset: preset.name, rules, chairs: [chair('me'), chair('computer')] } : null;
}

/** The strengths a table offers, whatever their aims: so many levels, and whoever is above them. */
export function levelsFor(all: readonly string[], count: number): string[] {
  return all.filter((level) => {
    const number = Number(/^level(\d+)$/.exec(level)?.[1] ?? 0);
    return !level.includes(':') && number <= count;
  });
}

/** The same players on a smaller scale of levels. */
export function fitLevels(chairs: Chair[], offered: readonly string[]): void {
  for (const seat of chairs) {
    if (!offered.includes(seat.level)) seat.level = offered.findLast((level) => level.startsWith('level')) ?? offered[0] ?? seat.level;
  }
}
