// The outline of a tile: a disc with a round bite that the tile beneath fits into, its two corners rounded.
//
// The unit is the radius of a tile. Discs are drawn a little smaller and bites a little larger than they are, so that a hairline stays between neighbours.
import type { Point } from '../../../lib/hand/drop.ts';
import { ALL, RADIUS, STEPS } from '../state/plane.ts';

/** How far a tile's centre is from the centre of the tile it nests on. */
const REACH = Math.hypot(STEPS[0]?.x ?? 0, STEPS[0]?.y ?? 0) / RADIUS;

const DISC = 0.965;
const BITE = 1.035;
const FILLET = 0.07;

/** The largest circle inside a bitten disc spans it from the bite to the rim: so far is its middle from that of the disc. */
const FACE_SHIFT = (2 - REACH) / 2;

/** Where something is drawn on a tile, as seen from its middle. */
export function faceMiddle(direction: number | null): Point {
  return direction === null ? { x: 0, y: 0 } : turnedBy(direction, { x: FACE_SHIFT, y: 0 });
}

function turnedBy(direction: number, { x, y }: Point): Point {
  const step = STEPS[direction] ?? { x: RADIUS, y: 0 };
  const length = Math.hypot(step.x, step.y);
  const [cos, sin] = [step.x / length, step.y / length];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The outline of a whole disc, inset by so much. */
function disc(inset: number): string {
  const radius = rounded(DISC - inset);
  return `M-${radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1-${radius} 0Z`;
}

/**
 * The outline of a bitten disc that points in a direction, inset by so much.
 *
 * A corner's fillet touches the disc from within and the bite from without, which puts its middle on two circles.
 */
function bitten(direction: number, inset: number): string {
  const [outer, bite, fillet] = [DISC - inset, BITE + inset, FILLET];
  const beneath = { x: -REACH, y: 0 };
  const x = ((bite + fillet) ** 2 - (outer - fillet) ** 2 - REACH ** 2) / (2 * REACH);
  const middle = { x, y: Math.sqrt((outer - fillet) ** 2 - x ** 2) };
  const onDisc = towards({ x: 0, y: 0 }, middle, outer);
  const onBite = towards(beneath, middle, bite);
  const place = ({ x: across, y: down }: Point, side: 1 | -1): string => {
    const at = turnedBy(direction, { x: across, y: down * side });
    return `${rounded(at.x)} ${rounded(at.y)}`;
  };
  const arc = (radius: number, flags: string, to: string): string => `A${rounded(radius)} ${rounded(radius)} 0 ${flags} ${to}`;
  return [
    `M${place(onDisc, -1)}`,
    arc(outer, '1 1', place(onDisc, 1)),
    arc(fillet, '0 1', place(onBite, 1)),
    arc(bite, '0 0', place(onBite, -1)),
    arc(fillet, '0 1', place(onDisc, -1)),
    'Z',
  ].join('');
}

const known = new Map<string, string>();

/** The outline of a tile by its direction; the first tile of the table has none and is whole. */
export function outline(direction: number | null, inset = 0): string {
  const name = `${direction} ${inset}`;
  const found = known.get(name) ?? (direction === null ? disc(inset) : bitten(direction, inset));
  known.set(name, found);
  return found;
}

/** The direction of a tile that stands in a rack: upright, its bite below. */
export const UPRIGHT = (ALL.length * 3) / 4;

/** The marks of the players, drawn within a circle of radius 1: ● ▲ ■ ◆. */
export const MARKS: readonly string[] = ['M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z', 'M0-1.15 1.15 .9H-1.15Z', 'M-.9-.9H.9V.9H-.9Z', 'M0-1.2 1.2 0 0 1.2-1.2 0Z'];

export function markOf(seat: number): string {
  return MARKS[seat % MARKS.length] ?? '';
}
