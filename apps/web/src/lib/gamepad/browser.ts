// The controllers of a browser.
import { MOST_PLAYERS } from '../controls.ts';
import type { PadState } from './reading.ts';
import type { PadSource } from './watching.ts';

/** The controllers that are connected, at most as many as there may be players. */
export function connectedPads(): PadState[] {
  const pads = [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad !== null && pad.connected);
  return pads.slice(0, MOST_PLAYERS).flatMap((pad) => (pad ? [{ number: pad.index, id: pad.id, pressed: pad.buttons.map((button) => button.pressed), axes: pad.axes }] : []));
}

/** Calls back when a controller comes or goes; gives a way to stop. */
export function onPads(heard: () => void): () => void {
  addEventListener('gamepadconnected', heard);
  addEventListener('gamepaddisconnected', heard);
  return () => {
    removeEventListener('gamepadconnected', heard);
    removeEventListener('gamepaddisconnected', heard);
  };
}

export const browserPads: PadSource = {
  pads: connectedPads,
  onChange: (heard) => {
    const stop = onPads(heard);
    document.addEventListener('visibilitychange', heard);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', heard);
    };
  },
  isSeen: () => document.visibilityState === 'visible',
  frame: (then) => {
    const frame = requestAnimationFrame(then);
    return () => cancelAnimationFrame(frame);
  },
};
