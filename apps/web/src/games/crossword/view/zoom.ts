// Zooming the board on touch screens: two fingers, or two taps. The board grows in its frame and scrolls.

const LARGEST = 2.6;
const TAPPED = 1.9;
const DOUBLE_TAP = 320;

export interface Zoom {
  get: () => number;
  set: (zoom: number) => void;
}

/** Listens for fingers on a frame; gives a way to stop. */
export function zoomable(frame: HTMLElement, zoom: Zoom): () => void {
  let spread = 0;
  let begun = 1;
  let lastTap = { time: 0, x: 0, y: 0 };

  /** Changes the zoom so that what lies under a point of the frame stays there. */
  const zoomAt = (next: number, clientX: number, clientY: number): void => {
    const before = zoom.get();
    const box = frame.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    const [left, top] = [frame.scrollLeft + x, frame.scrollTop + y];
    const now = Math.max(1, Math.min(LARGEST, next));
    zoom.set(now);
    requestAnimationFrame(() => {
      frame.scrollTo((left * now) / before - x, (top * now) / before - y);
    });
  };
  const distance = (touches: TouchList): number => {
    const [one, other] = [touches[0], touches[1]];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  };
  const begin = (event: TouchEvent): void => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    spread = distance(event.touches);
    begun = zoom.get();
  };
  const move = (event: TouchEvent): void => {
    const [one, other] = [event.touches[0], event.touches[1]];
    if (!one || !other || spread === 0) return;
    event.preventDefault();
    const grown = (begun * distance(event.touches)) / spread;
    zoomAt(grown, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
  };
  const tap = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return;
    const isNear = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
    const isSecond = isNear && event.timeStamp - lastTap.time < DOUBLE_TAP;
    lastTap = { time: isSecond ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (isSecond) zoomAt(zoom.get() > 1.05 ? 1 : TAPPED, event.clientX, event.clientY);
  };
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('touchstart', begin, { signal, passive: false });
  frame.addEventListener('touchmove', move, { signal, passive: false });
  frame.addEventListener('pointerup', tap, { signal });
  return () => listening.abort();
}
