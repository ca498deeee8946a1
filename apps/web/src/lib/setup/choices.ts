// What a host has chosen: a preset, its rules with changes, and who plays. Whatever the game is.
import type { Api } from '../api/client.ts';
import { refused, type Result } from '../api/result.ts';
import type { CatalogueEntry, NewTableRequest, TableView } from '../types/protocol.ts';
import { chair, computerChair, readChair, seatOf, type Chair } from './chairs.ts';
import type { ComputerPlayers } from './computers.ts';
import type { Around, Field } from './field.ts';

/** What the rules of every game have. */
export interface AnyRules {
  language: string;
  screen: { levels: number; name_length: number };
}

/** What a game's set-up consists of. */
export interface SetupPlan<Rules> {
  around: Around;
  /** All fields, in the order in which they are shown. */
  fields: readonly Field<Rules>[];
  /** The sentence about the fields that are folded away. */
  about: string;
  computers: ComputerPlayers;
  /** The computer players that a table offers, by its number of levels. */
  levelsFor(all: readonly string[], count: number): string[];
  /** A level of like strength among those that are offered. */
  fittingLevel(level: string, offered: readonly string[]): string;
  chooseLanguage(rules: Rules, language: string): void;
  /** Good rules and players for a way to play. */
  fit?(choices: Choices<Rules>, way: string): void;
}

export interface Choices<Rules> {
  preset: string;
  rules: Rules;
  chairs: Chair[];
}

export function copied<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** The rules of a preset, free to be changed. */
export function rulesOf<Rules>(game: CatalogueEntry, preset: string): Rules | null {
  const found = game.presets.find((entry) => entry.name === preset);
  return found ? copied(found.rules as Rules) : null;
}

/** The rules that differ from the preset's, each whole. */
export function changesOf<Rules extends object>(preset: Rules, rules: Rules): Record<string, unknown> {
  const changed = Object.entries(rules).filter(([name, value]) => {
    const before = (preset as Record<string, unknown>)[name];
    return JSON.stringify(before) !== JSON.stringify(value);
  });
  return Object.fromEntries(changed);
}

/** What to ask the server for; it begins at once unless a seat waits for somebody. */
export function requestOf<Rules extends object>(game: CatalogueEntry, choices: Choices<Rules>): NewTableRequest {
  const preset = rulesOf<Rules>(game, choices.preset);
  return {
    game: game.id,
    preset: choices.preset,
    changes: preset ? changesOf(preset, copied(choices.rules)) : choices.rules,
    seats: choices.chairs.map(seatOf),
    start: choices.chairs.every((seat) => seat.by !== 'open'),
  };
}

/** The level that newcomers are offered under some rules. */
export function gentleLevel<Rules extends AnyRules>(game: CatalogueEntry, rules: Rules, plan: SetupPlan<Rules>): string {
  return plan.fittingLevel(plan.computers.gentle, plan.levelsFor(game.levels, rules.screen.levels));
}

/** What is proposed to somebody who has chosen nothing yet. */
export function firstChoices<Rules extends AnyRules>(game: CatalogueEntry, language: string, plan: SetupPlan<Rules>): Choices<Rules> | null {
  const preset = game.presets.find((entry) => entry.language === language) ?? game.presets[0];
  const rules = preset ? rulesOf<Rules>(game, preset.name) : null;
  if (!preset || !rules) return null;
  if (rules.language !== language) plan.chooseLanguage(rules, language);
  return { preset: preset.name, rules, chairs: [chair('me'), chair('computer', gentleLevel(game, rules, plan))] };
}

/** Takes another preset; the players stay, on its scale of levels. */
export function takePreset<Rules extends AnyRules>(choices: Choices<Rules>, game: CatalogueEntry, preset: string, plan: SetupPlan<Rules>): void {
  const rules = rulesOf<Rules>(game, preset);
  if (!rules) return;
  choices.preset = preset;
  choices.rules = rules;
  fitLevels(choices.chairs, plan.levelsFor(game.levels, rules.screen.levels), plan);
}

/** The same players on another scale of levels. */
export function fitLevels<Rules>(chairs: Chair[], offered: readonly string[], plan: SetupPlan<Rules>): void {
  for (const seat of chairs) seat.level = plan.fittingLevel(seat.level || plan.computers.gentle, offered);
}

/** Choices that were kept, as far as they still fit the game. */
export function readChoices<Rules extends object>(kept: unknown, game: CatalogueEntry, plan: SetupPlan<Rules>): Choices<Rules> | null {
  const found = kept as Partial<Choices<Rules>> | undefined;
  if (typeof found !== 'object' || found === null || typeof found.preset !== 'string') return null;
  const rules = rulesOf<Rules>(game, found.preset);
  if (!rules || typeof found.rules !== 'object' || found.rules === null) return null;
  const chairs = (Array.isArray(found.chairs) ? found.chairs : []).map((seat) => readChair(seat, plan.computers)).filter((seat) => seat !== null);
  return { preset: found.preset, rules: { ...rules, ...known(found.rules, rules) }, chairs: chairs.length > 0 ? chairs : [chair('me')] };
}

/** Only fields that the rules of today have. */
function known<Rules extends object>(kept: Rules, rules: Rules): Partial<Rules> {
  const entries = Object.entries(kept).filter(([name, value]) => name in rules && value !== null && value !== undefined);
  return Object.fromEntries(entries) as Partial<Rules>;
}

/** The players and rules of a table; friends are invited again. */
export function sameAgain<Rules>(table: TableView, rules: Rules): Choices<Rules> {
  let isSeated = false;
  const chairs = table.seats.map((seat): Chair => {
    if (seat.holder === 'computer') return computerChair(seat.level ?? '');
    if (!seat.yours) return chair('open');
    if (isSeated) return { ...chair('beside'), name: seat.name };
    isSeated = true;
    return chair('me');
  });
  return { preset: table.preset, rules: copied(rules), chairs };
}

/** Sets such a table anew. */
export async function requestAgain<Rules extends object>(api: Api, game: string, choices: Choices<Rules>): Promise<Result<TableView>> {
  const games = await api.games();
  if (!games.done) return games;
  const entry = games.value.find((found) => found.id === game);
  return entry ? api.setTable(requestOf(entry, choices)) : refused({ problem: 'not_found', sentence: '' });
}
