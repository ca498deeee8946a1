// Where tiles may be lifted and come down on these boards.
import { reorder } from '../../../lib/hand/draft.ts';
import type { Liftable } from '../../../lib/hand/drag.svelte.ts';
import type { Point } from '../../../lib/hand/drop.ts';
import { readSpot } from '../state/places.ts';
import type { Play } from '../state/play.svelte.ts';

/** The spot under a point, whatever lies on it. */
function spotUnder({ x, y }: Point): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]') ?? null;
}

/** The tiles of a play, for the drag. */
export function liftable(play: Play): Liftable {
  return {
    mayLift: (tile) => play.tile(tile) !== null && !play.veiled,
    lifted: () => (play.picked = null),
    spotAt: (point) => {
      const spot = spotUnder(point)?.dataset['spot'];
      const room = spot ? play.rooms.get(readSpot(spot).name) : undefined;
      return spot && room && play.accepts(room) ? spot : null;
    },
    widthAt: (point) => spotUnder(point)?.clientWidth ?? null,
    measureAnew: () => undefined,
    layOn: (tile, spot) => play.lay(tile, spot),
    putInRack: (id, gap) => {
      const tile = play.tile(id);
      if (tile) reorder(play.draft, tile, gap);
    },
  };
}
