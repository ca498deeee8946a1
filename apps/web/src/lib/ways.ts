// The ways to play of several games: which are offered, and which game one of them means.
import type { GameManifest, WayToPlay } from './game-manifest.ts';

/** The ways of the games that are listed, each once. */
export function listedWays(games: readonly GameManifest[]): WayToPlay[] {
  const all = games.flatMap(({ ways }) => ways).filter(({ unlisted }) => !unlisted);
  return all.filter((way, at) => all.findIndex(({ name }) => name === way.name) === at);
}

/** The first game with a way of this name. */
export function firstWith(games: readonly GameManifest[], way: string): GameManifest | null {
  return games.find(({ ways }) => ways.some(({ name }) => name === way)) ?? null;
}

/** What is to be set up. */
export interface SetupTarget {
  game: GameManifest;
  way: string | null;
}

/** What the names after `/new` mean: nothing is the first game, one name is a game or a way, two are a game and a way. */
export function setupTarget(games: readonly GameManifest[], names: readonly string[]): SetupTarget | null {
  const [name, way = null] = names;
  if (name === undefined) return games[0] ? { game: games[0], way: null } : null;
  const game = games.find(({ id }) => id === name);
  if (game) return { game, way };
  const first = way === null ? firstWith(games, name) : null;
  return first && { game: first, way: name };
}
