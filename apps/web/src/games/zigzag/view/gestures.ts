// Moving the table by hand: one finger or the mouse pans, two fingers pinch, the wheel zooms.
//
// Tiles that can be lifted are the drag's to hold; a press that does not move is left alone, so that it stays a click.
import type { Action } from 'svelte/action';
import { isDrag, type Point } from '../../../lib/hand/drop.ts';
import type { Camera } from '../state/camera.svelte.ts';

/** How much the wheel zooms: a notch of a common mouse, 100 units, by a fifth. */
const WHEEL = 0.0018;

interface Finger {
  from: Point;
  at: Point;
}

function spread([one, other]: Finger[]): { middle: Point; distance: number } {
  const [first, second] = [one?.at ?? { x: 0, y: 0 }, other?.at ?? { x: 0, y: 0 }];
  return { middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }, distance: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)) };
}

export const gestures: Action<HTMLElement, Camera> = (frame, camera) => {
  const fingers = new Map<number, Finger>();
  const listening = new AbortController();
  const options = { signal: listening.signal };

  const inFrame = ({ clientX, clientY }: MouseEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };

  const grasp = (event: PointerEvent): void => {
    const isTaken = event.target instanceof Element && event.target.closest('[data-tile], [data-still]') !== null;
    if (isTaken || event.button !== 0 || fingers.size >= 2) return;
    const at = inFrame(event);
    fingers.set(event.pointerId, { from: at, at });
  };

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const at = inFrame(event);
    if (!camera.isMoving && fingers.size < 2) {
      if (!isDrag(finger.from, at, event.pointerType)) return;
      frame.setPointerCapture(event.pointerId);
      finger.at = at;
    }
    camera.isMoving = true;
    const before = spread([...fingers.values()]);
    const last = finger.at;
    finger.at = at;
    if (fingers.size < 2) return camera.pan(at.x - last.x, at.y - last.y);
    const after = spread([...fingers.values()]);
    camera.pan(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
    camera.zoom(after.distance / before.distance, after.middle);
  };

  const letGo = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) camera.isMoving = false;
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    camera.zoom(Math.exp(-event.deltaY * lines * WHEEL), inFrame(event));
  };

  frame.addEventListener('pointerdown', grasp, options);
  frame.addEventListener('pointermove', move, options);
  frame.addEventListener('pointerup', letGo, options);
  frame.addEventListener('pointercancel', letGo, options);
  frame.addEventListener('lostpointercapture', letGo, options);
  frame.addEventListener('wheel', wheel, { ...options, passive: false });
  return { destroy: () => listening.abort() };
};
