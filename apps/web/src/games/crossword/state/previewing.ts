// Asking what tiles on a bench would score.
import { asAction } from '../../../lib/hand/draft.ts';
import { askAfterPause } from '../../../lib/table/ask.ts';
import type { LaidTile, Preview } from '../types.ts';
import type { Bench } from './bench.svelte.ts';

/** Asks about the tiles that lie on the bench; to be called in an effect, gives a way to stop. */
export function previewed(bench: Bench, ask: (tiles: LaidTile[]) => Promise<Preview | null>): (() => void) | undefined {
  const tiles = asAction(bench.draft);
  bench.preview = null;
  if (tiles.length === 0) return undefined;
  return askAfterPause(() => ask(tiles), (preview) => (bench.preview = preview));
}
