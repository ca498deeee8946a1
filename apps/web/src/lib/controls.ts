// How the players at one screen give commands: a set of keys, a set of buttons and a controller for each of them.

/** Sets of keys that move and select: arrows and Enter; W, A, S, D and Space; h, j, k, l. */
export const KEY_SETS = ['arrows', 'wasd', 'vi'] as const;
export type KeySet = (typeof KEY_SETS)[number];

/** Sets of buttons of a controller: as usual, with the round button to select, or for the other hand. */
export const BUTTON_SETS = ['usual', 'round', 'mirrored'] as const;
export type ButtonSet = (typeof BUTTON_SETS)[number];

/** How many players there may be at one screen, and how many controllers. */
export const MOST_PLAYERS = 4;

/** The choices of one player. */
export interface Controls {
  keys: KeySet;
  buttons: ButtonSet;
  /** The number of the player's own controller; nothing means whichever is at hand. */
  pad: number | null;
}

/** The choices of every player, first to fourth. */
export function firstControls(): Controls[] {
  return Array.from({ length: MOST_PLAYERS }, () => ({ keys: 'arrows', buttons: 'usual', pad: null }));
}

/** The choices that were kept, with first choices for whatever is missing or of the wrong kind. */
export function readControls(kept: unknown): Controls[] {
  const found = Array.isArray(kept) ? (kept as unknown[]) : [];
  return firstControls().map((first, player) => readOne(found[player], first));
}

function readOne(kept: unknown, first: Controls): Controls {
  if (typeof kept !== 'object' || kept === null) return first;
  const { keys, buttons, pad } = kept as Record<string, unknown>;
  const isPad = typeof pad === 'number' && Number.isInteger(pad) && pad >= 0 && pad < MOST_PLAYERS;
  return {
    keys: KEY_SETS.find((name) => name === keys) ?? first.keys,
    buttons: BUTTON_SETS.find((name) => name === buttons) ?? first.buttons,
    pad: isPad ? pad : null,
  };
}

/** The choices of a player; those of the first for anybody else. */
export function controlsOf(all: readonly Controls[], player: number): Controls {
  return all[player] ?? all[0] ?? { keys: 'arrows', buttons: 'usual', pad: null };
}
