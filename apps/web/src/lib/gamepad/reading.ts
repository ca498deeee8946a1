// From what controllers show at a moment to presses: a button is pressed once, and again and again while it is held.
import { STANDARD, type Button, type Way } from './buttons.ts';

/** A controller at a moment. */
export interface PadState {
  /** Its number at this screen: 0 is the first. */
  number: number;
  /** What it calls itself. */
  id: string;
  pressed: readonly boolean[];
  /** Both sticks: right and down are positive. */
  axes: readonly number[];
}

export interface Press {
  pad: number;
  button: Button;
  /** Whether the button has been held since it was pressed. */
  again: boolean;
}

/** How long a button is held before its press is repeated, and how often then, in milliseconds. */
const FIRST = 420;
const NEXT = 120;

/** How far a stick must go to count, and how far back to count no longer. */
const OUT = 0.6;
const IN = 0.4;

export class Reader {
  /** The buttons that are held on each controller, and when their presses are repeated. */
  #held = new Map<number, Map<Button, number>>();

  /** The presses since the last look. What is held when a controller comes counts once it was let go. */
  read(pads: readonly PadState[], time: number): Press[] {
    for (const number of this.#held.keys()) {
      if (!pads.some((pad) => pad.number === number)) this.#held.delete(number);
    }
    return pads.flatMap((pad) => this.#readOne(pad, time));
  }

  #readOne(pad: PadState, time: number): Press[] {
    const before = this.#held.get(pad.number);
    const held = new Map<Button, number>();
    const presses: Press[] = [];
    for (const button of heldOn(pad, before)) {
      const due = before ? (before.get(button) ?? null) : Infinity;
      const isDue = due === null || time >= due;
      held.set(button, due === null ? time + FIRST : isDue ? time + NEXT : due);
      if (isDue) presses.push({ pad: pad.number, button, again: due !== null });
    }
    this.#held.set(pad.number, held);
    return presses;
  }
}

/** The buttons that are held; a stick that was out stays out a little longer. */
function heldOn({ pressed, axes }: PadState, before: ReadonlyMap<Button, number> | undefined): Button[] {
  const buttons = STANDARD.filter((button, place): button is Button => button !== null && pressed[place] === true);
  const isOut = (way: Way, far: number): boolean => far >= (before?.has(`stick-${way}`) ? IN : OUT);
  for (const way of waysOut(axes, isOut)) buttons.push(`stick-${way}`);
  return buttons;
}

/** Where the sticks point: each to one side at most, the one it is farther out to. */
function waysOut(axes: readonly number[], isOut: (way: Way, far: number) => boolean): Set<Way> {
  const found = new Set<Way>();
  for (const first of [0, 2]) {
    const [x, y] = [axes[first] ?? 0, axes[first + 1] ?? 0];
    const isFlat = Math.abs(x) >= Math.abs(y);
    const way: Way = isFlat ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up';
    if (isOut(way, Math.abs(isFlat ? x : y))) found.add(way);
  }
  return found;
}
