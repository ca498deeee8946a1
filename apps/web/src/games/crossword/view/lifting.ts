// Where the squares of the board are on the screen, for tiles that are dragged.
import { contains, squareUnder, type Box } from '../../../lib/hand/drop.ts';
import type { PlacesOnScreen } from '../../../lib/table/lifting.ts';
import { squareAt } from '../state/grid.ts';
import type { Play } from '../state/play.svelte.ts';

/** The elements of the board. */
export interface BoardElements {
  /** The squares, edge to edge. */
  squares: HTMLElement;
  /** What of them can be seen: the board may be zoomed. */
  frame: HTMLElement;
}

export function squaresOnScreen(play: Play, elements: () => BoardElements | null): PlacesOnScreen {
  let measures: { squares: Box; frame: Box } | null = null;
  const measuredAt = (point: { x: number; y: number }): Box | null => {
    const found = elements();
    if (!found) return null;
    measures ??= { squares: found.squares.getBoundingClientRect(), frame: found.frame.getBoundingClientRect() };
    return contains(measures.frame, point) ? measures.squares : null;
  };
  return {
    placeAt: (point) => {
      const squares = measuredAt(point);
      const place = squares ? squareUnder(squares, play.grid.rows.length, play.grid.columns, point) : null;
      return place ? (squareAt(play.grid, place)?.square ?? null) : null;
    },
    widthAt: (point) => {
      const squares = measuredAt(point);
      return squares ? (squares.right - squares.left) / Math.max(1, play.grid.columns) : null;
    },
    measureAnew: () => (measures = null),
  };
}
