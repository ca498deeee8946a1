// The tiles of a hand, to be lifted and laid by a drag.
import type { Liftable } from '../hand/drag.svelte.ts';
import type { Point } from '../hand/drop.ts';
import type { Hand, HandView } from './hand.svelte.ts';

/** Where the places of a board are on the screen. */
export interface PlacesOnScreen {
  /** The place under a point, whether or not it takes a tile. */
  placeAt: (point: Point) => string | null;
  /** How wide a tile is on the board at a point; nothing away from the board. */
  widthAt: (point: Point) => number | null;
  /** Something has scrolled or changed its size: what was measured is old. */
  measureAnew?: () => void;
}

export function liftable(play: Hand<HandView, unknown>, places: PlacesOnScreen): Liftable {
  return {
    mayLift: (tile) => play.tile(tile) !== null && !play.veiled,
    lifted: () => (play.picked = null),
    spotAt: (point) => {
      const place = places.placeAt(point);
      return place !== null && play.takes(place) ? place : null;
    },
    widthAt: places.widthAt,
    measureAnew: () => places.measureAnew?.(),
    layOn: (tile, place) => play.lay(tile, place),
    putInRack: (tile, gap) => play.putInRack(tile, gap),
  };
}
