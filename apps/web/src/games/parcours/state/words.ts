// The words that the laid tiles make, place by place.
import { isBlank, laidTiles, shownLetter, type Draft, type HeldTile, type LaidTile } from '../../../lib/hand/draft.ts';
import { pieces } from '../../../lib/hand/pieces.ts';
import type { PlannedWord } from '../types.ts';
import { inOrder, nameOf, readSpot, spotOf, type PlaceName, type Room } from './places.ts';

/** A word that is being made. */
export interface Making {
  room: Room;
  /** The tile of each letter; nothing where one is missing. */
  tiles: (HeldTile | null)[];
  missing: number;
}

/** The words that are being made, in the order in which they would be laid. */
export function makings(draft: Draft, rooms: ReadonlyMap<PlaceName, Room>): Making[] {
  const found = new Map<PlaceName, Making>();
  for (const tile of laidTiles(draft)) {
    const { name, letter } = readSpot(tile.square ?? '');
    const room = rooms.get(name);
    if (!room) continue;
    const making = found.get(name) ?? { room, tiles: Array.from({ length: room.length }, () => null), missing: room.length };
    making.tiles[letter] = tile;
    making.missing -= 1;
    found.set(name, making);
  }
  return [...found.values()].sort((one, other) => inOrder(one.room.place, other.room.place));
}

/** What a tile is called in an action: a joker is its letter, small. */
function written(tile: HeldTile | null): string {
  if (!tile) return '·';
  const letter = shownLetter(tile);
  const shown = isBlank(tile) ? letter.toLocaleLowerCase() : letter;
  return shown.length > 1 ? `[${shown}]` : shown;
}

export function textOf(making: Making): string {
  return making.tiles.map(written).join('');
}

/** Whether every letter is there, and every joker stands for one. */
export function isWhole(making: Making): boolean {
  return making.missing === 0 && making.tiles.every((tile) => tile !== null && (!isBlank(tile) || tile.letter !== null));
}

/** The whole words, as a question or an action names them. */
export function planned(all: readonly Making[]): PlannedWord[] {
  return all.filter(isWhole).map((making) => ({ place: making.room.place, word: textOf(making) }));
}

/** The tiles of an advised word, each on its spot. */
export function tilesOf({ place, word }: PlannedWord): LaidTile[] {
  const name = nameOf(place);
  return pieces(word).map((piece, letter) => {
    const shown = piece.replace(/[[\]]/g, '');
    const capital = shown.toLocaleUpperCase();
    return { square: spotOf(name, letter), letter: capital, blank: shown !== capital };
  });
}
