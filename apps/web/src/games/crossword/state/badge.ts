// Where the score of a try is written: on a free square beside it, so that it hides no letter.
import { tileOn, type Draft } from '../../../lib/hand/draft.ts';
import { squareAt, type Grid } from './grid.ts';
import { nameOf, placeOf, type Place } from './squares.ts';

/** The place for the score of the laid tiles; nothing when no tile is laid. */
export function badgePlace(grid: Grid, draft: Draft): Place | null {
  const places = draft.tiles.flatMap((tile) => (tile.square ? [placeOf(tile.square)] : []));
  places.sort((one, other) => one.row - other.row || one.column - other.column);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return null;
  const beside = [
    { row: first.row - 1, column: first.column },
    { row: last.row, column: last.column + 1 },
    { row: last.row + 1, column: last.column },
    { row: first.row, column: first.column - 1 },
  ];
  const isFree = (place: Place): boolean => squareAt(grid, place)?.letter === null && !tileOn(draft, nameOf(place));
  return beside.find(isFree) ?? beside.find((place) => squareAt(grid, place)) ?? first;
}
