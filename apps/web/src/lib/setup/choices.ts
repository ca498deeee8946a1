// What a host has chosen: a preset, its rules with changes, and who plays. Whatever the game is.
import type { Api } from '../api/client.ts';
import { refused, type Result } from '../api/result.ts';
import type { CatalogueEntry, NewTableRequest, TableView } from '../types/protocol.ts';
import { chair, computerChair, readChair, seatOf, type Chair } from './chairs.ts';

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

/** Choices that were kept, as far as they still fit the game. */
export function readChoices<Rules extends object>(kept: unknown, game: CatalogueEntry): Choices<Rules> | null {
  const found = kept as Partial<Choices<Rules>> | undefined;
  if (typeof found !== 'object' || found === null || typeof found.preset !== 'string') return null;
  const rules = rulesOf<Rules>(game, found.preset);
  if (!rules || typeof found.rules !== 'object' || found.rules === null) return null;
  const chairs = (Array.isArray(found.chairs) ? found.chairs : []).map(readChair).filter((seat) => seat !== null);
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
    if (seat.holder === 'computer') return computerChair(seat.level ?? 'level3');
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
