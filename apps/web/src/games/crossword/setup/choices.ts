// What a host has chosen: a preset, its rules with changes, and who plays. Kept for the next time.
import { chair } from '../../../lib/setup/chairs.ts';
import * as shared from '../../../lib/setup/choices.ts';
import { variant } from '../../../lib/setup/field.ts';
import type { CatalogueEntry } from '../../../lib/types/protocol.ts';
import type { Mode, Rules } from '../types.ts';
import { chooseLanguage } from './fields.ts';

export { chair, MOST_CHAIRS, type Chair } from '../../../lib/setup/chairs.ts';
export { changesOf, requestOf } from '../../../lib/setup/choices.ts';

/** Ways in: what the set-up begins with. */
export type Way = 'any' | 'solitaire' | 'tournament' | 'real-board';

export type Choices = shared.Choices<Rules>;

const GENTLE = { 4: 'level2of4', 8: 'level3' };

/** The computer players a table offers, by its number of levels. */
export function levelsFor(all: readonly string[], count: number): string[] {
  const isOfFour = (level: string): boolean => level.endsWith('of4');
  return all.filter((level) => (/^level/.test(level) ? isOfFour(level) === (count === 4) : true));
}

/** A level of the same strength on the scale that is offered. */
export function fittingLevel(level: string, offered: readonly string[]): string {
  if (offered.includes(level)) return level;
  const number = Number(/^level(\d)/.exec(level)?.[1] ?? 1);
  const scaled = level.endsWith('of4') ? `level${number * 2}` : `level${Math.ceil(number / 2)}of4`;
  return offered.includes(scaled) ? scaled : (offered[0] ?? level);
}

/** The rules of a preset, free to be changed. */
export function rulesOf(game: CatalogueEntry, preset: string): Rules | null {
  return shared.rulesOf<Rules>(game, preset);
}

const MODES: Record<Exclude<Way, 'any'>, Mode> = { solitaire: 'solitaire', tournament: { tournament: 3 }, 'real-board': 'real_board' };

/** Good rules and players for a way in. */
export function fit(choices: Choices, way: Exclude<Way, 'any'>): void {
  const { rules } = choices;
  rules.mode = shared.copied(MODES[way]);
  choices.chairs = way === 'solitaire' ? [chair('me')] : [chair('me'), chair('computer', gentle(rules))];
  if (way === 'solitaire') rules.exchange.times = 1;
  if (way === 'real-board') fitRealBoard(rules);
}

/** At a real table the person who types must see the computer's tiles, and no clock can know when a word was laid. */
function fitRealBoard(rules: Rules): void {
  rules.racks = 'open';
  rules.clock = 'none';
  rules.starter = 'draw';
  rules.picking = 'automatic';
  rules.undo = 'last_turn';
  if (variant(rules.unknown_word) === 'players_challenge') rules.unknown_word = 'ask';
}

function gentle(rules: Rules): string {
  return rules.screen.levels === 4 ? GENTLE[4] : GENTLE[8];
}

/** What is proposed to somebody who has chosen nothing yet. */
export function firstChoices(game: CatalogueEntry, language: string): Choices | null {
  const preset = game.presets.find((entry) => entry.language === language) ?? game.presets[0];
  const rules = preset ? rulesOf(game, preset.name) : null;
  if (!preset || !rules) return null;
  if (rules.language !== language) chooseLanguage(rules, language);
  return { preset: preset.name, rules, chairs: [chair('me'), chair('computer', gentle(rules))] };
}

/** Takes another preset; the players stay, on its scale of levels. */
export function takePreset(choices: Choices, game: CatalogueEntry, preset: string): void {
  const rules = rulesOf(game, preset);
  if (!rules) return;
  choices.preset = preset;
  choices.rules = rules;
  const offered = levelsFor(game.levels, rules.screen.levels);
  for (const seat of choices.chairs) seat.level = fittingLevel(seat.level, offered);
}

/** Choices that were kept, as far as they still fit the game. */
export function readChoices(kept: unknown, game: CatalogueEntry): Choices | null {
  return shared.readChoices<Rules>(kept, game);
}
