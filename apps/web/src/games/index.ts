// The tables of all games, by the names the catalogue gives them: a folder here is a game.
import type { Component } from 'svelte';
import type { NewWay } from '../lib/routes.ts';
import type { TableSession } from '../lib/table.svelte.ts';
import type { Language } from '../lib/settings.ts';
import type { CatalogueEntry, LexiconEntry, NewTableRequest, TableView, Update } from '../lib/types/protocol.ts';

export type TableComponent = Component<{ session: TableSession }>;
export type SetupComponent = Component<{ game: CatalogueEntry; lexicons: LexiconEntry[]; way: NewWay }>;
export type ReviewComponent = Component<{ table: TableView; update: Update }>;

/** What the front page asks the server for when a game is to begin at one press. */
export type QuickTable = (game: CatalogueEntry, language: Language) => NewTableRequest;

/** The game the front page offers first. */
export const FIRST_GAME = 'crossword';

const tables = import.meta.glob<{ table: TableComponent }>('./*/index.ts');
const setups = import.meta.glob<{ setup: SetupComponent }>('./*/setup/index.ts');
const reviews = import.meta.glob<{ review: ReviewComponent }>('./*/review/index.ts');

const quickTables = import.meta.glob<{ quickTable: QuickTable }>('./*/quick.ts');

const keys = import.meta.glob<{ default: Component }>('./*/view/KeyList.svelte');

/** Loads the table of a game; nothing when this page has none for it. */
export async function tableOf(game: string): Promise<TableComponent | null> {
  const load = tables[`./${game}/index.ts`];
  return load ? (await load()).table : null;
}

/** Loads the set-up of a game, if it has one. */
export async function setupOf(game: string): Promise<SetupComponent | null> {
  const load = setups[`./${game}/setup/index.ts`];
  return load ? (await load()).setup : null;
}

/** Loads the review of a game, if it has one. */
export async function reviewOf(game: string): Promise<ReviewComponent | null> {
  const load = reviews[`./${game}/review/index.ts`];
  return load ? (await load()).review : null;
}

/** Whether a game can be looked at again. */
export function hasReview(game: string): boolean {
  return `./${game}/review/index.ts` in reviews;
}

/** Loads the list of a game's keys, if it has one. */
export async function keysOf(game: string): Promise<Component | null> {
  const load = keys[`./${game}/view/KeyList.svelte`];
  return load ? (await load()).default : null;
}

/** The games besides the first that can begin at one press. */
export const OTHER_GAMES: readonly string[] = Object.keys(quickTables).map((path) => path.split('/')[1] ?? '');

/** Loads what a game begins with at one press, if it can. */
export async function quickTableOf(game: string): Promise<QuickTable | null> {
  const load = quickTables[`./${game}/quick.ts`];
  return load ? (await load()).quickTable : null;
}
