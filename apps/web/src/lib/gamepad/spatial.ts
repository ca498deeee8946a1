// From one box of the screen to the next in a direction.
import type { Way } from './buttons.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Boxes that touch may overlap by this much, in pixels. */
const OVERLAP = 6;

/** How much farther something counts that lies aside. */
const ASIDE = 2;

/** A box as seen when looking one way: from where to where it reaches ahead, and from side to side. */
interface Seen {
  near: number;
  far: number;
  from: number;
  to: number;
}

function seen(box: Box, way: Way): Seen {
  switch (way) {
    case 'right':
      return { near: box.left, far: box.right, from: box.top, to: box.bottom };
    case 'left':
      return { near: -box.right, far: -box.left, from: box.top, to: box.bottom };
    case 'down':
      return { near: box.top, far: box.bottom, from: box.left, to: box.right };
    case 'up':
      return { near: -box.bottom, far: -box.top, from: box.left, to: box.right };
  }
}

/** How far a box is; nothing if it does not lie ahead. What is not right ahead comes after all that is. */
function distance(start: Seen, goal: Seen): number | null {
  if (goal.near < start.far - OVERLAP || goal.far <= start.far) return null;
  const ahead = Math.max(0, goal.near - start.far);
  const gap = Math.max(0, goal.from - start.to, start.from - goal.to);
  const middle = (start.from + start.to) / 2;
  const aside = Math.max(0, goal.from - middle, middle - goal.to);
  const isAhead = gap === 0;
  return isAhead ? ahead + aside : 100_000 + ahead + ASIDE * gap;
}

/** The place of the nearest box in a direction; nothing where there is none. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number | null {
  const start = seen(from, way);
  let found: number | null = null;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const far = distance(start, seen(box, way));
    if (far === null || far >= least) return;
    [found, least] = [place, far];
  });
  return found;
}
