// The boards of this game, as the server describes them.
import type { Result } from '../../../lib/api/result.ts';
import type { LayoutView, Material } from '../types.ts';

/** The name by which the server knows this game. */
const GAME = 'crossword';

/** Who can be asked for what a game's table is drawn with. */
export interface MaterialSource {
  material(game: string): Promise<Result<unknown>>;
}

const known = new Map<string, LayoutView>();

/** The board of this name; nothing before the boards were loaded. */
export function layoutNamed(name: string): LayoutView | null {
  return known.get(name) ?? null;
}

/** Loads the boards, once; gives their names, the usual one first. None when the server cannot be reached. */
export async function loadLayouts(source: MaterialSource): Promise<string[]> {
  const result = known.size > 0 ? null : await source.material(GAME);
  if (result?.done) (result.value as Material).layouts.forEach((layout) => known.set(layout.name, layout));
  return [...known.keys()];
}
