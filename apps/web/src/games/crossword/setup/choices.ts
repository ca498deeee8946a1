// What differs in the set-up of this game: four levels or eight, and rules for each way to play.
import { chair } from '../../../lib/setup/chairs.ts';
import { copied, type Choices as ChoicesOf, type SetupPlan } from '../../../lib/setup/choices.ts';
import { variant } from '../../../lib/setup/field.ts';
import { chooseLanguage } from '../../../lib/setup/word-fields.ts';
import type { LexiconEntry } from '../../../lib/types/protocol.ts';
import { COMPUTERS } from '../computers.ts';
import type { Mode, Rules } from '../types.ts';
import { FIELDS } from './fields.ts';

export type Choices = ChoicesOf<Rules>;

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

const MODES: Readonly<Record<string, Mode>> = { solitaire: 'solitaire', tournament: { tournament: 3 }, 'real-board': 'real_board' };

/** Good rules and players for a way to play. */
export function fit(choices: Choices, way: string): void {
  const { rules } = choices;
  const mode = MODES[way];
  if (mode === undefined) return;
  rules.mode = copied(mode);
  if (way === 'solitaire') fitSolitaire(choices);
  if (way === 'real-board') fitRealBoard(rules);
}

function fitSolitaire(choices: Choices): void {
  choices.chairs = [chair('me')];
  choices.rules.exchange.times = 1;
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

export function planFor(lexicons: readonly LexiconEntry[], layouts: readonly string[]): SetupPlan<Rules> {
  return { around: { lexicons, layouts }, fields: FIELDS, about: 'rules-more-about', computers: COMPUTERS, levelsFor, fittingLevel, chooseLanguage, fit };
}
