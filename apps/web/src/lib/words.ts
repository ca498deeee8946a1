// Small things that several screens say: moments, names of tables, numbers.
import { text } from './language/text.svelte.ts';
import { hasSentence } from './language/messages.ts';
import { settings } from './preferences.svelte.ts';
import type { CatalogueEntry, SeatingView } from './types/protocol.ts';

/** A moment of the past, as people of this language write it. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);
}

export function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(milliseconds);
}

/** A number with this many decimals. */
export function decimal(value: number, digits: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** The name of a table: its title, or the names of its players. */
export function tableName(table: { title: string; seats: SeatingView[] }): string {
  const names = table.seats.map((seat) => seat.name).filter((name) => name !== '');
  return table.title || names.join(' – ');
}

/** What a preset is called, in the language of the page. */
export function presetTitle(games: readonly CatalogueEntry[], game: string, preset: string): string {
  const found = games.find((entry) => entry.id === game)?.presets.find((entry) => entry.name === preset);
  return found?.title ?? preset;
}

/** What a way of playing is called. */
export function modeTitle(mode: string): string {
  const name = `mode-${mode.replaceAll('_', '-')}`;
  return hasSentence(settings.language, name) ? text(name) : mode;
}
