// What a host has chosen: a preset, its rules with changes, and who plays. Kept for the next time.
import type { CatalogueEntry, NewSeat, NewTableRequest } from '../../../lib/types/protocol.ts';
import type { Mode, Rules } from '../types.ts';
import { variant } from './field.ts';
import { chooseLanguage } from './fields.ts';

/** Ways in: what the set-up begins with. */
export type Way = 'any' | 'solitaire' | 'tournament' | 'real-board';

/** A player to be seated. */
export interface Chair {
  by: NewSeat['by'];
  /** Of someone beside me. */
  name: string;
  /** Of a computer player. */
  level: string;
  /** How long a champion may think about a move. */
  seconds: number;
}

export interface Choices {
  preset: string;
  rules: Rules;
  chairs: Chair[];
}

export const MOST_CHAIRS = 4;
const CHAMPION = 'champion';
const GENTLE = { 4: 'level2of4', 8: 'level3' };

export function chair(by: Chair['by'], level: string = GENTLE[8]): Chair {
  return { by, name: '', level, seconds: 5 };
}

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

function copied<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** The rules of a preset, free to be changed. */
export function rulesOf(game: CatalogueEntry, preset: string): Rules | null {
  const found = game.presets.find((entry) => entry.name === preset);
  return found ? copied(found.rules as Rules) : null;
}

const MODES: Record<Exclude<Way, 'any'>, Mode> = { solitaire: 'solitaire', tournament: { tournament: 3 }, 'real-board': 'real_board' };

/** Good rules and players for a way in. */
export function fit(choices: Choices, way: Exclude<Way, 'any'>): void {
  const { rules } = choices;
  rules.mode = copied(MODES[way]);
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

/** The rules that differ from the preset's, each whole. */
export function changesOf(preset: Rules, rules: Rules): Record<string, unknown> {
  const changed = Object.entries(rules).filter(([name, value]) => {
    const before = (preset as unknown as Record<string, unknown>)[name];
    return JSON.stringify(before) !== JSON.stringify(value);
  });
  return Object.fromEntries(changed);
}

function seatOf(seat: Chair): NewSeat {
  switch (seat.by) {
    case 'beside':
      return { by: 'beside', name: seat.name.trim() };
    case 'computer':
      return { by: 'computer', level: seat.level === CHAMPION ? `${CHAMPION}:seconds=${seat.seconds}` : seat.level };
    default:
      return { by: seat.by };
  }
}

/** What to ask the server for; it begins at once unless a seat waits for somebody. */
export function requestOf(game: CatalogueEntry, choices: Choices): NewTableRequest {
  const preset = rulesOf(game, choices.preset);
  return {
    game: game.id,
    preset: choices.preset,
    changes: preset ? changesOf(preset, copied(choices.rules)) : choices.rules,
    seats: choices.chairs.map(seatOf),
    start: choices.chairs.every((seat) => seat.by !== 'open'),
  };
}

const CHAIRS: readonly string[] = ['me', 'beside', 'open', 'computer'];

function readChair(kept: Partial<Chair> | null): Chair | null {
  if (typeof kept !== 'object' || kept === null || !CHAIRS.includes(kept.by ?? '')) return null;
  const read = chair(kept.by ?? 'me', typeof kept.level === 'string' ? kept.level : undefined);
  if (typeof kept.name === 'string') read.name = kept.name;
  if (typeof kept.seconds === 'number') read.seconds = kept.seconds;
  return read;
}

/** Choices that were kept, as far as they still fit the game. */
export function readChoices(kept: unknown, game: CatalogueEntry): Choices | null {
  const found = kept as Partial<Choices> | undefined;
  if (typeof found !== 'object' || found === null || typeof found.preset !== 'string') return null;
  const rules = rulesOf(game, found.preset);
  if (!rules || typeof found.rules !== 'object' || found.rules === null) return null;
  const chairs = (Array.isArray(found.chairs) ? found.chairs : []).map(readChair).filter((seat) => seat !== null);
  return { preset: found.preset, rules: { ...rules, ...known(found.rules, rules) }, chairs: chairs.length > 0 ? chairs : [chair('me')] };
}

/** Only fields that the rules of today have. */
function known(kept: Rules, rules: Rules): Partial<Rules> {
  const entries = Object.entries(kept).filter(([name, value]) => name in rules && value !== null && value !== undefined);
  return Object.fromEntries(entries) as Partial<Rules>;
}
