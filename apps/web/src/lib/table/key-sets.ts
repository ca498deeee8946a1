// Three sets of keys. Only arrows leave every letter free to be typed at once: with the others letters lay tiles from the
// moment a place was chosen until it is put down again, and before that they move or are shortcuts.
import type { KeySet } from '../controls.ts';

/** What keys stand for, by their names; those of W, A, S, D by their place, which other letters have on some keyboards. */
const MEANINGS: Record<KeySet, Readonly<Record<string, string>>> = {
  arrows: {},
  wasd: { KeyW: 'ArrowUp', KeyA: 'ArrowLeft', KeyS: 'ArrowDown', KeyD: 'ArrowRight', Space: 'Enter' },
  vi: { h: 'ArrowLeft', j: 'ArrowDown', k: 'ArrowUp', l: 'ArrowRight' },
};

/** Whether letters lay tiles on the board before a place was chosen. */
export function laysAtOnce(set: KeySet): boolean {
  return set === 'arrows';
}

/** The key that a key stands for while nothing is typed; with Shift, a letter of the set is the shortcut it is in the others. */
export function meantBy(set: KeySet, { key, code, shiftKey }: { key: string; code: string; shiftKey: boolean }): string {
  const meant = MEANINGS[set][code] ?? MEANINGS[set][key.toLowerCase()];
  if (meant === undefined) return key;
  return shiftKey ? key.toLowerCase() : meant;
}
