// Asking what tiles on a bench would score: after a short pause, and only the last answer counts.
import type { LaidTile, Preview } from '../types.ts';
import type { Bench } from './bench.svelte.ts';
import { asAction } from '../../../lib/hand/draft.ts';

const PAUSE = 90;

/** Asks about the tiles that lie on the bench; to be called in an effect, gives a way to stop. */
export function previewed(bench: Bench, ask: (tiles: LaidTile[]) => Promise<Preview | null>): () => void {
  const tiles = asAction(bench.draft);
  let isOld = false;
  bench.preview = null;
  const timer = setTimeout(async () => {
    if (tiles.length === 0) return;
    const preview = await ask(tiles);
    if (!isOld) bench.preview = preview;
  }, PAUSE);
  return () => {
    isOld = true;
    clearTimeout(timer);
  };
}
