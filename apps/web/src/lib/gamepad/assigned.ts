// Which controller acts for which player, and by which set of buttons.
import { controlsOf, type ButtonSet, type Controls } from '../controls.ts';

/** The one controller that a player's turn listens to; nothing means that all are heard. With a single one everybody shares it. */
export function padOf(all: readonly Controls[], player: number, connected: readonly number[]): number | null {
  const { pad } = controlsOf(all, player);
  return connected.length > 1 && pad !== null && connected.includes(pad) ? pad : null;
}

/** Whether a controller is heard in the turn of a player; away from a table there is none, and all are heard. */
export function isHeard(all: readonly Controls[], pad: number, player: number | null, connected: readonly number[]): boolean {
  if (player === null) return true;
  const own = padOf(all, player, connected);
  return own === null || own === pad;
}

/** The set of buttons of a controller: its player's own, else that of the player who acts. A single controller has the first player's. */
export function buttonsOf(all: readonly Controls[], pad: number, player: number | null, connected: readonly number[]): ButtonSet {
  if (connected.length < 2) return controlsOf(all, 0).buttons;
  if (player !== null && isHeard(all, pad, player, connected)) return controlsOf(all, player).buttons;
  return controlsOf(all, Math.max(0, all.findIndex((controls) => controls.pad === pad))).buttons;
}
