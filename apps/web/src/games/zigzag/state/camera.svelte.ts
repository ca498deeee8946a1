// What of the endless table is seen: a point of the plane in the middle of the frame, and how large a tile is.
import type { Box, Point } from '../../../lib/hand/drop.ts';
import { RADIUS } from './plane.ts';

/** The radius of a tile on the screen, in pixels: as small and as large as it gets. */
const SMALLEST = 9;
const LARGEST = 72;

/** How large tiles are drawn at most when a whole table is shown, and what a phone begins with. */
const COMFORTABLE = 35;
export const NEAR = 25;

/** Smaller tiles than this are too small for a finger. */
const TAPPABLE = 22;

/** What stays free around a table that is shown as a whole, in pixels. */
const MARGIN = 20;

/** What stays free around a tile that is brought into sight: its halo and its number. */
const HALO = 1.65 * RADIUS;

/** One press on + or −. */
const ZOOM_STEP = 1.25;

export class Camera {
  /** The point of the plane in the middle of the frame. */
  middle: Point = $state.raw({ x: 0, y: 0 });
  /** The radius of a tile on the screen, in pixels. */
  radius: number = $state(COMFORTABLE);
  /** The size of the frame, in pixels. */
  width: number = $state(0);
  height: number = $state(0);
  /** Where controls lie over the frame, in pixels from its corner. */
  covered: readonly Box[] = $state.raw([]);
  /** Whether it has been moved by hand, so that it no longer moves by itself. */
  isHeld: boolean = $state(false);
  /** Whether a hand is moving it at this moment. */
  isMoving: boolean = $state(false);

  /** Pixels for a unit of the plane. */
  readonly scale: number = $derived(this.radius / RADIUS);
  /** What of the plane is in the frame. */
  readonly seen: Box = $derived.by(() => {
    const [across, down] = [this.width / 2 / this.scale, this.height / 2 / this.scale];
    return { left: this.middle.x - across, top: this.middle.y - down, right: this.middle.x + across, bottom: this.middle.y + down };
  });
  /** Whether letters are large enough for fingers. */
  readonly isTappable: boolean = $derived(this.radius >= TAPPABLE);

  /** A point of the plane, in pixels from the frame's corner. */
  toFrame(point: Point): Point {
    return { x: this.width / 2 + (point.x - this.middle.x) * this.scale, y: this.height / 2 + (point.y - this.middle.y) * this.scale };
  }

  /** The point of the plane at so many pixels from the frame's corner. */
  toPlane(point: Point): Point {
    return { x: this.middle.x + (point.x - this.width / 2) / this.scale, y: this.middle.y + (point.y - this.height / 2) / this.scale };
  }

  /** Shows a box as large as the frame allows, though no tile larger than is comfortable. */
  fit(box: Box): void {
    if (this.width === 0 || this.height === 0) return;
    const across = (this.width - 2 * MARGIN) / (box.right - box.left);
    const down = (this.height - 2 * MARGIN) / (box.bottom - box.top);
    this.radius = within(Math.min(across, down) * RADIUS, SMALLEST, COMFORTABLE);
    this.middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    this.isHeld = false;
  }

  /** Shows a box; on a small frame tiles stay near, and the box is shown around a point of interest. */
  open(box: Box, interest: Point): void {
    this.fit(box);
    if (this.radius >= NEAR) return;
    this.radius = NEAR;
    const [across, down] = [this.width / 2 / this.scale, this.height / 2 / this.scale];
    this.middle = { x: centred(interest.x, box.left, box.right, across), y: centred(interest.y, box.top, box.bottom, down) };
  }

  /** Moves by so many pixels. */
  pan(across: number, down: number): void {
    this.isHeld = true;
    this.middle = { x: this.middle.x - across / this.scale, y: this.middle.y - down / this.scale };
  }

  /** Grows by a factor; what is at a point of the frame stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.toPlane(at);
    this.isHeld = true;
    this.radius = within(this.radius * factor, SMALLEST, LARGEST);
    this.middle = { x: fixed.x - (at.x - this.width / 2) / this.scale, y: fixed.y - (at.y - this.height / 2) / this.scale };
  }

  zoomIn(): void {
    this.zoom(ZOOM_STEP);
  }

  zoomOut(): void {
    this.zoom(1 / ZOOM_STEP);
  }

  /** Goes near enough for fingers to a point. */
  approach(point: Point): void {
    this.isHeld = true;
    this.radius = Math.max(this.radius, NEAR);
    this.middle = point;
  }

  /** Moves as little as it takes to see a tile whole, with nothing over it. */
  reveal(point: Point): void {
    const { left, top, right, bottom } = this.seen;
    const x = nudge(point.x, left + HALO, right - HALO);
    const y = nudge(point.y, top + HALO, bottom - HALO);
    if (x !== 0 || y !== 0) this.middle = { x: this.middle.x + x, y: this.middle.y + y };
    this.covered.forEach((box) => this.#uncover(point, box));
  }

  /** Moves a point out from under a control in a lower corner: up or aside, whichever is the shorter way. */
  #uncover(point: Point, box: Box): void {
    const room = (HALO / RADIUS) * this.radius;
    const { x, y } = this.toFrame(point);
    const isLeft = box.left < this.width - box.right;
    const up = y + room - box.top;
    const aside = isLeft ? box.right - (x - room) : x + room - box.left;
    if (up <= 0 || aside <= 0) return;
    if (up <= aside || aside > this.width / 2) this.middle = { ...this.middle, y: this.middle.y + up / this.scale };
    else this.middle = { ...this.middle, x: this.middle.x + ((isLeft ? -1 : 1) * aside) / this.scale };
  }

  sees(point: Point): boolean {
    const { left, top, right, bottom } = this.seen;
    return point.x > left && point.x < right && point.y > top && point.y < bottom;
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Where the middle of a view goes that is so wide to either side: on the point, but not beyond the ends. */
function centred(point: number, from: number, to: number, half: number): number {
  return to - from <= 2 * half ? (from + to) / 2 : within(point, from + half, to - half);
}

/** How far a view has to move so that a value lies between two others. */
function nudge(value: number, least: number, most: number): number {
  if (least > most) return value - (least + most) / 2;
  return value < least ? value - least : Math.max(0, value - most);
}
