// The word that a player has begun to lay: what the rules ask for who runs out of time in the middle of it.
import { laidTiles, shownLetter, tileOn, type Draft } from '../../../lib/hand/draft.ts';
import { squareAt, type Grid } from './grid.ts';
import { nameOf, placeOf, type Place } from './squares.ts';

/** The letters in a row or column from the first laid tile's word on, as far as they lie without a gap. */
export function begunWord(grid: Grid, draft: Draft): string {
  const places = laidTiles(draft).map((tile) => placeOf(tile.square ?? ''));
  places.sort((one, other) => one.row - other.row || one.column - other.column);
  const first = places[0];
  if (!first) return '';
  const letterAt = (place: Place): string | null => {
    const own = tileOn(draft, nameOf(place));
    return own ? shownLetter(own) : (squareAt(grid, place)?.letter ?? null);
  };
  const isDown = places.length > 1 ? places.every((place) => place.column === first.column) : !hasNeighbour(first, letterAt);
  const step = (place: Place, by: number): Place => (isDown ? { ...place, row: place.row + by } : { ...place, column: place.column + by });
  let place = first;
  while (letterAt(step(place, -1))) place = step(place, -1);
  let word = '';
  for (let letter = letterAt(place); letter; letter = letterAt(place)) {
    word += letter;
    place = step(place, 1);
  }
  return word;
}

/** Whether a letter lies left or right of a place. */
function hasNeighbour(place: Place, letterAt: (place: Place) => string | null): boolean {
  return [-1, 1].some((by) => letterAt({ ...place, column: place.column + by }) !== null);
}
