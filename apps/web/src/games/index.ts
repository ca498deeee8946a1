// The tables of all games, by the names the catalogue gives them: a folder here is a game.
import type { Component } from 'svelte';
import type { TableSession } from '../lib/table.svelte.ts';

export type TableComponent = Component<{ session: TableSession }>;

const found = import.meta.glob<{ table: TableComponent }>('./*/index.ts');

/** Loads the table of a game; nothing when this page has none for it. */
export async function tableOf(game: string): Promise<TableComponent | null> {
  const load = found[`./${game}/index.ts`];
  return load ? (await load()).table : null;
}
