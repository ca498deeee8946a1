// The games of this page: every folder here with a manifest is one. Nothing else imports from a game's folder.
import type { GameManifest } from '../lib/game-manifest.ts';
import { api } from '../lib/server.ts';
import type { CatalogueEntry } from '../lib/types/protocol.ts';

const found = import.meta.glob<{ manifest: GameManifest }>('./*/manifest.ts', { eager: true });

/** All games of this page, in the order of their folders. */
export const GAMES: readonly GameManifest[] = Object.values(found).map(({ manifest }) => manifest);

/** A game by its id; nothing when this page has none of that name. */
export function gameNamed(id: string): GameManifest | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

/** The games that server and page both have, in the order of the server's catalogue. */
export function offered(catalogue: readonly CatalogueEntry[]): GameManifest[] {
  return catalogue.map(({ id }) => gameNamed(id)).filter((game) => game !== null);
}

/** The games in the order of the catalogue; in that of their folders while the server is out of reach. */
export async function fetchOffered(): Promise<readonly GameManifest[]> {
  const catalogue = await api.games();
  return catalogue.done ? offered(catalogue.value) : GAMES;
}
