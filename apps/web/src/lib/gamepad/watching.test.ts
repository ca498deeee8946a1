// Looking at controllers, and not looking.
import { expect, test } from 'vitest';
import type { PadState, Press } from './reading.ts';
import { watchPads, type PadSource } from './watching.ts';

/** A screen with controllers that come and go, and frames that come when they are told to. */
class Screen implements PadSource {
  states: PadState[] = [];
  seen = true;
  heard: (() => void) | null = null;
  waiting: ((time: number) => void) | null = null;
  time = 0;
  pads = (): PadState[] => this.states;
  isSeen = (): boolean => this.seen;
  onChange = (heard: () => void): (() => void) => {
    this.heard = heard;
    return () => (this.heard = null);
  };
  frame = (then: (time: number) => void): (() => void) => {
    this.waiting = then;
    return () => (this.waiting = null);
  };

  show(states: PadState[]): void {
    this.states = states;
    this.heard?.();
  }

  tick(): void {
    const then = this.waiting;
    this.waiting = null;
    this.time += 16;
    then?.(this.time);
  }
}

function still(held = false): PadState {
  return { number: 0, id: 'Pad', pressed: [held], axes: [] };
}

function watched(screen: Screen): { presses: Press[]; pads: number[]; stop: () => void } {
  const [presses, pads]: [Press[], number[]] = [[], []];
  const stop = watchPads(screen, { changed: (found) => void pads.push(found.length), pressed: (press) => void presses.push(press), looked: () => undefined });
  return { presses, pads, stop };
}

test('without a controller no frame is asked for', () => {
  const screen = new Screen();
  const { pads } = watched(screen);
  expect(screen.waiting).toBeNull();
  screen.show([still()]);
  expect(screen.waiting).not.toBeNull();
  screen.tick();
  screen.show([]);
  screen.tick();
  expect(screen.waiting).toBeNull();
  expect(pads).toEqual([0, 1, 0]);
});

test('a page that is not seen looks at nothing, and goes on when it is seen again', () => {
  const screen = new Screen();
  watched(screen);
  screen.show([still()]);
  screen.seen = false;
  screen.tick();
  expect(screen.waiting).toBeNull();
  screen.seen = true;
  screen.heard?.();
  expect(screen.waiting).not.toBeNull();
});

test('presses are told as they come, until the watch is stopped', () => {
  const screen = new Screen();
  const { presses, stop } = watched(screen);
  screen.show([still()]);
  screen.tick();
  screen.states = [still(true)];
  screen.tick();
  expect(presses).toEqual([{ pad: 0, button: 'south', again: false }]);
  stop();
  expect(screen.waiting).toBeNull();
  expect(screen.heard).toBeNull();
});
