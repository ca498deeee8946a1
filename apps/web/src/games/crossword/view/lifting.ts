// Where tiles may be lifted and come down on this board.
import { reorder } from '../../../lib/hand/draft.ts';
import { contains, squareUnder, type Box } from '../../../lib/hand/drop.ts';
import type { Liftable } from '../../../lib/hand/drag.svelte.ts';
import { squareAt } from '../state/grid.ts';
import type { Play } from '../state/play.svelte.ts';

/** The elements of the board. */
export interface BoardElements {
  /** The squares, edge to edge. */
  squares: HTMLElement;
  /** What of them can be seen: the board may be zoomed. */
  frame: HTMLElement;
}

/** The tiles of a play, for the drag. */
export function liftable(play: Play, elements: () => BoardElements | null): Liftable {
  let measures: { squares: Box; frame: Box } | null = null;
  const measured = (): { squares: Box; frame: Box } | null => {
    const found = elements();
    if (!found) return null;
    measures ??= { squares: found.squares.getBoundingClientRect(), frame: found.frame.getBoundingClientRect() };
    return measures;
  };
  return {
    mayLift: (tile) => play.tile(tile) !== null && !play.veiled,
    lifted: () => (play.picked = null),
    spotAt: (point) => {
      const boxes = measured();
      if (!boxes || !contains(boxes.frame, point)) return null;
      const place = squareUnder(boxes.squares, play.grid.rows.length, play.grid.columns, point);
      const square = place ? squareAt(play.grid, place) : null;
      return square && square.letter === null ? square.square : null;
    },
    widthAt: (point) => {
      const boxes = measured();
      if (!boxes || !contains(boxes.frame, point)) return null;
      return (boxes.squares.right - boxes.squares.left) / Math.max(1, play.grid.columns);
    },
    measureAnew: () => (measures = null),
    layOn: (tile, spot) => play.lay(tile, spot),
    putInRack: (id, gap) => {
      const tile = play.tile(id);
      if (tile) reorder(play.draft, tile, gap);
    },
  };
}
