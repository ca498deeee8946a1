// The elements of a table that tiles are dragged between.
import { Drag } from '../hand/drag.svelte.ts';
import type { Hand, HandView } from './hand.svelte.ts';
import { liftable, type PlacesOnScreen } from './lifting.ts';

export class Stage {
  /** Everything a tile is dragged over. */
  root: HTMLElement | undefined = $state.raw();
  /** What of the board can be seen. */
  frame: HTMLElement | undefined = $state.raw();
  rack: HTMLElement | undefined = $state.raw();
  /** The tile in the air. */
  lifted: HTMLElement | undefined = $state.raw();
  readonly drag: Drag;

  constructor(play: Hand<HandView, unknown>, places: PlacesOnScreen) {
    this.drag = new Drag(liftable(play, places));
  }

  /** Lets tiles be dragged as long as all elements are there; to be called in an effect. */
  attach(tapped: (tile: number) => void): (() => void) | undefined {
    const { root, frame, rack, lifted } = this;
    return root && frame && rack && lifted ? this.drag.attach({ root, frame, rack, lifted }, tapped) : undefined;
  }
}
