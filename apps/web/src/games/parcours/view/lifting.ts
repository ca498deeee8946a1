// Where the spots of the boards are on the screen, for tiles that are dragged.
import type { Point } from '../../../lib/hand/drop.ts';
import type { PlacesOnScreen } from '../../../lib/table/lifting.ts';

/** The spot under a point, whatever lies on it. */
function spotUnder({ x, y }: Point): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]') ?? null;
}

export const spotsOnScreen: PlacesOnScreen = {
  placeAt: (point) => spotUnder(point)?.dataset['spot'] ?? null,
  widthAt: (point) => spotUnder(point)?.clientWidth ?? null,
};
