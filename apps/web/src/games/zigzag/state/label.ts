// Where a label stands beside some tiles: where it covers the fewest others.
import type { Point } from '../../../lib/hand/drop.ts';
import type { Camera } from './camera.svelte.ts';

/** How far from the edge of the frame a label stays, in pixels. */
const MARGIN = 8;

/** As bad as covering this many tiles: to lie under a control. */
const HIDDEN = 100;

interface Label {
  camera: Pick<Camera, 'radius' | 'width' | 'height' | 'covered' | 'toFrame'>;
  table: readonly Point[];
  /** The tiles that it is about, the last one first choice. */
  beside: readonly Point[];
  width: number;
  height: number;
}

/** The corner of the label, in pixels from the frame's corner. */
export function labelSpot({ camera, table, beside, width, height }: Label): Point {
  const { radius } = camera;
  const gap = 1.45 * radius;
  const inside = ({ x, y }: Point): Point => ({
    x: Math.max(MARGIN, Math.min(camera.width - width - MARGIN, x)),
    y: Math.max(MARGIN, Math.min(camera.height - height - MARGIN, y)),
  });
  const spots = beside.toReversed().flatMap((tile) => {
    const { x, y } = camera.toFrame(tile);
    return [
      { x: x + gap, y: y - height / 2 },
      { x: x - gap - width, y: y - height / 2 },
      { x: x - width / 2, y: y + gap },
      { x: x - width / 2, y: y - gap - height },
    ].map(inside);
  });
  const tiles = table.map((tile) => camera.toFrame(tile));
  const covered = (spot: Point): number => {
    const isUnder = camera.covered.some((box) => spot.x < box.right && spot.x + width > box.left && spot.y < box.bottom && spot.y + height > box.top);
    return tiles.filter((tile) => isOver(tile, radius, { ...spot, width, height })).length + (isUnder ? HIDDEN : 0);
  };
  const fewest = Math.min(...spots.map(covered));
  return spots.find((spot) => covered(spot) === fewest) ?? { x: MARGIN, y: MARGIN };
}

/** Whether a disc lies under a rectangle. */
function isOver(disc: Point, radius: number, box: { x: number; y: number; width: number; height: number }): boolean {
  const across = disc.x - Math.max(box.x, Math.min(box.x + box.width, disc.x));
  const down = disc.y - Math.max(box.y, Math.min(box.y + box.height, disc.y));
  return across ** 2 + down ** 2 < radius ** 2;
}
