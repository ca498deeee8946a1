// Lifting tiles: one pointer at a time, the tile follows it exactly, and comes down where it is let go.
//
// The table's own element holds the pointer, so that nothing is lost when tiles are drawn anew.
import { isStill, settings } from '../preferences.svelte.ts';
import { sound } from '../sound/sound.ts';
import { contains, isDrag, slotUnder, type Box, type Point } from './drop.ts';

/** The tiles that can be lifted, and where they may come down. */
export interface Liftable {
  mayLift: (tile: number) => boolean;
  /** The tile has left its place. */
  lifted: (tile: number) => void;
  /** The place of the board under a point, if a tile may come down there. */
  spotAt: (point: Point) => string | null;
  /** How wide a tile is on the board at a point; nothing away from the board. */
  widthAt: (point: Point) => number | null;
  /** Something has scrolled or changed its size: what was measured is old. */
  measureAnew: () => void;
  layOn: (tile: number, spot: string) => void;
  /** The tile comes down in a gap of the rack. */
  putInRack: (tile: number, gap: number) => void;
}

/** The elements of the table that tiles move between. */
export interface Ground {
  root: HTMLElement;
  /** What of the board can be seen: it may be zoomed. */
  frame: HTMLElement;
  rack: HTMLElement;
  lifted: HTMLElement;
}

/** Where the rack is while a tile is in the air; measured again when something scrolls. */
interface Measures {
  rack: Box;
  slots: Box[];
}

interface Grip {
  pointer: number;
  kind: string;
  tile: number;
  from: Point;
  box: DOMRect;
  isMoving: boolean;
}

export class Drag {
  /** The tile that is in the air. */
  tile: number | null = $state(null);
  /** The place of the board it is over, if it may come down there. */
  target: string | null = $state(null);
  /** The place in the rack it is over. */
  slot: number | null = $state(null);
  readonly #tiles: Liftable;
  #ground: Ground | null = null;
  #grip: Grip | null = null;
  #last: Point = { x: 0, y: 0 };
  #measures: Measures | null = null;
  #scrolling = 0;

  constructor(tiles: Liftable) {
    this.#tiles = tiles;
  }

  /** Listens at the table; gives a way to stop. `tapped` hears of presses that moved nothing. */
  attach(ground: Ground, tapped: (tile: number) => void): () => void {
    this.#ground = ground;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const { root } = ground;
    root.addEventListener('pointerdown', (event) => this.#grasp(event), options);
    root.addEventListener('pointermove', (event) => this.#move(event), options);
    root.addEventListener('pointerup', (event) => this.#letGo(event, tapped), options);
    root.addEventListener('pointercancel', (event) => this.#lose(event), options);
    root.addEventListener('lostpointercapture', (event) => this.#lose(event), options);
    addEventListener('scroll', () => this.#measureAnew(), { ...options, capture: true, passive: true });
    addEventListener('resize', () => this.#measureAnew(), options);
    return () => {
      this.#end();
      listening.abort();
    };
  }

  #grasp(event: PointerEvent): void {
    if (this.#grip || event.button !== 0 || !(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>('[data-tile]');
    const tile = Number(element?.dataset['tile']);
    if (!element || !this.#tiles.mayLift(tile)) return;
    this.#ground?.root.setPointerCapture(event.pointerId);
    const from = { x: event.clientX, y: event.clientY };
    const box = element.getBoundingClientRect();
    this.#grip = { pointer: event.pointerId, kind: event.pointerType, tile, from, box, isMoving: false };
  }

  #move(event: PointerEvent): void {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    const point = { x: event.clientX, y: event.clientY };
    if (!grip.isMoving) {
      if (!isDrag(grip.from, point, grip.kind)) return;
      this.#lift(grip);
    }
    this.#last = point;
    this.#place(grip, point);
    this.#aim(point);
    this.#scrollNearEdge();
  }

  #measured(ground: Ground): Measures {
    this.#measures ??= {
      rack: ground.rack.getBoundingClientRect(),
      slots: Array.from(ground.rack.querySelectorAll('[data-slot]'), (slot) => slot.getBoundingClientRect()),
    };
    return this.#measures;
  }

  #measureAnew(): void {
    this.#measures = null;
    this.#tiles.measureAnew();
  }

  #lift(grip: Grip): void {
    grip.isMoving = true;
    this.#measureAnew();
    this.tile = grip.tile;
    this.#tiles.lifted(grip.tile);
    const lifted = this.#ground?.lifted;
    if (lifted) {
      lifted.style.setProperty('--size', `${grip.box.width}px`);
      lifted.style.transformOrigin = `${grip.from.x - grip.box.left}px ${grip.from.y - grip.box.top}px`;
    }
    sound('lift', settings.effects);
  }

  /** Puts the lifted tile under the pointer, as large as what it is over. */
  #place(grip: Grip, point: Point): void {
    const ground = this.#ground;
    if (!ground) return;
    const x = grip.box.left + point.x - grip.from.x;
    const y = grip.box.top + point.y - grip.from.y;
    const size = (this.#tiles.widthAt(point) ?? grip.box.width) / grip.box.width;
    ground.lifted.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${Math.max(0.6, size) * 1.08})`;
  }

  #aim(point: Point): void {
    const ground = this.#ground;
    if (!ground) return;
    this.target = this.#tiles.spotAt(point);
    const { rack, slots } = this.#measured(ground);
    this.slot = slotUnder(rack, slots, point);
  }

  #letGo(event: PointerEvent, tapped: (tile: number) => void): void {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    this.#grip = null;
    if (!grip.isMoving) {
      this.#end();
      tapped(grip.tile);
      return;
    }
    this.#aim({ x: event.clientX, y: event.clientY });
    const { target, slot } = this;
    if (target) {
      this.#tiles.layOn(grip.tile, target);
      sound('lay', settings.effects);
    } else if (slot !== null) {
      this.#tiles.putInRack(grip.tile, slot);
      sound('lay', settings.effects);
    } else {
      this.#return(grip);
      return;
    }
    this.#end();
  }

  #lose(event: PointerEvent): void {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.pointer) return;
    this.#grip = null;
    if (grip.isMoving) this.#return(grip);
    else this.#end();
  }

  /** Flies the tile back to where it was lifted from. */
  #return(grip: Grip): void {
    const lifted = this.#ground?.lifted;
    this.target = null;
    this.slot = null;
    cancelAnimationFrame(this.#scrolling);
    if (!lifted || isStill()) {
      this.#end();
      return;
    }
    const home = `translate3d(${grip.box.left}px, ${grip.box.top}px, 0) scale(1)`;
    const flight = lifted.animate({ transform: home }, { duration: 170, easing: 'ease-out' });
    const landed = (): void => {
      if (!this.#grip) this.#end();
    };
    flight.addEventListener('finish', landed);
    flight.addEventListener('cancel', landed);
  }

  #end(): void {
    cancelAnimationFrame(this.#scrolling);
    this.#ground?.lifted.getAnimations().forEach((flight) => flight.cancel());
    this.tile = null;
    this.target = null;
    this.slot = null;
  }

  /** A board that does not fit its frame moves on while a tile is held near its edge. */
  #scrollNearEdge(): void {
    cancelAnimationFrame(this.#scrolling);
    const frame = this.#ground?.frame;
    if (!frame) return;
    const isZoomed = frame.scrollWidth > frame.clientWidth + 1;
    if (!isZoomed && frame.scrollHeight <= frame.clientHeight + 1) return;
    const edge = isZoomed ? 36 : 12;
    const step = (): void => {
      if (!this.#grip) return;
      const box = frame.getBoundingClientRect();
      if (!contains(box, this.#last)) return;
      const pull = (near: number, far: number): number => (near < edge ? -5 : far < edge ? 5 : 0);
      const x = pull(this.#last.x - box.left, box.right - this.#last.x);
      const y = pull(this.#last.y - box.top, box.bottom - this.#last.y);
      if (x === 0 && y === 0) return;
      frame.scrollBy(x, y);
      this.#measureAnew();
      this.#aim(this.#last);
      this.#scrolling = requestAnimationFrame(step);
    };
    this.#scrolling = requestAnimationFrame(step);
  }
}
