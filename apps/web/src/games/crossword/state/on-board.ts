// What a board shows, whoever keeps it: the table, a review, a real board that is told.
import type { Preview, Square } from '../types.ts';
import type { Draft, HeldTile } from '../../../lib/hand/draft.ts';
import type { Grid } from './grid.ts';
import type { Arrow } from './typing.ts';
import type { Values } from './values.ts';

export interface OnBoard {
  readonly grid: Grid;
  readonly values: Values;
  readonly draft: Draft;
  readonly laid: HeldTile[];
  /** Who looks; the plays of this seat need not arrive slowly. */
  readonly seat: number | null;
  readonly lastPlay: { seat: number; squares: Square[] } | null;
  readonly preview: Preview | null;
  arrow: Arrow | null;
  /** The square that the keyboard is on. */
  focus: Square;
}

/** A tile on its way. */
export interface InAir {
  readonly tile: number | null;
  readonly target: Square | null;
}

/** Nothing is being dragged. */
export const NOTHING_IN_AIR: InAir = { tile: null, target: null };
