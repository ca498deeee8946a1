// The table on the screen, for those who play it without keys or pointer: a controller asks here what it may do.
import type { HandActions, KeyMap } from './keyboard.ts';
import type { Stage } from './stage.svelte.ts';

export interface TableAtHand {
  readonly actions: HandActions;
  readonly stage: Stage;
  readonly keys: KeyMap;
  /** A place of the board was pressed. */
  readonly pressed: (place: string) => void;
}

let table: TableAtHand | null = $state.raw(null);

/** The table on the screen, if there is one at which tiles are laid. */
export function tableAtHand(): TableAtHand | null {
  return table;
}

/** Says which table is on the screen; gives a way to take it away. To be called in an effect. */
export function bringTable(brought: TableAtHand): () => void {
  table = brought;
  return () => {
    if (table === brought) table = null;
  };
}
