// Waits for a first controller; everything else about controllers is loaded when one comes.

/** Calls back when there is a controller; gives a way to stop. */
export function awaitPads(come: () => void): () => void {
  if ([...(navigator.getGamepads?.() ?? [])].some((pad) => pad !== null)) come();
  addEventListener('gamepadconnected', come);
  return () => removeEventListener('gamepadconnected', come);
}
