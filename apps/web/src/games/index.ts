// The tables of all games, by the names the catalogue gives them: a folder here is a game.
import type { Component } from 'svelte';
import type { NewWay } from '../lib/routes.ts';
import type { TableSession } from '../lib/table.svelte.ts';
import type { CatalogueEntry, LexiconEntry, TableView, Update } from '../lib/types/protocol.ts';

export type TableComponent = Component<{ session: TableSession }>;
export type SetupComponent = Component<{ game: CatalogueEntry; lexicons: LexiconEntry[]; way: NewWay }>;
export type ReviewComponent = Component<{ table: TableView; update: Update }>;

/** The game the front page offers first. */
export const FIRST_GAME = 'crossword';

const tables = import.meta.glob<{ table: TableComponent }>('./*/index.ts');
const setups = import.meta.glob<{ setup: SetupComponent }>('./*/setup/index.ts');
const reviews = import.meta.glob<{ review: ReviewComponent }>('./*/review/index.ts');

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

/** Loads the list of a game's keys, if it has one. */
export async function keysOf(game: string): Promise<Component | null> {
  const load = keys[`./${game}/view/KeyList.svelte`];
  return load ? (await load()).default : null;
}
