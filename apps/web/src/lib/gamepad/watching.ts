// Watches controllers frame by frame, only while one is connected and the page is seen.
import { Reader, type PadState, type Press } from './reading.ts';

/** Where controllers come from: a browser, or a test. */
export interface PadSource {
  pads: () => PadState[];
  /** Calls back when a controller comes or goes, or the page is shown or hidden; gives a way to stop. */
  onChange: (heard: () => void) => () => void;
  isSeen: () => boolean;
  /** Calls back at the next frame, with the time in milliseconds; gives a way to stop. */
  frame: (then: (time: number) => void) => () => void;
}

export interface Watcher {
  /** Controllers came or went. */
  changed: (pads: readonly PadState[]) => void;
  pressed: (press: Press) => void;
  /** After the presses of every frame. */
  looked: () => void;
}

/** Watches until it is stopped. */
export function watchPads(source: PadSource, watcher: Watcher): () => void {
  const reader = new Reader();
  let stopWaiting: (() => void) | null = null;

  function goOn(): void {
    if (stopWaiting === null && source.isSeen() && source.pads().length > 0) stopWaiting = source.frame(look);
  }

  function look(time: number): void {
    stopWaiting = null;
    reader.read(source.pads(), time).forEach(watcher.pressed);
    watcher.looked();
    goOn();
  }

  function change(): void {
    watcher.changed(source.pads());
    goOn();
  }

  const stopHearing = source.onChange(change);
  change();
  return () => {
    stopHearing();
    stopWaiting?.();
  };
}
