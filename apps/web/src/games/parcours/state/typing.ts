// Typing into a place: a cursor on one of its spots, letters that lay tiles from there on.
import { isBlank, lay, recallTile, tileFor, tileOn, type Draft } from '../../../lib/hand/draft.ts';
import { readSpot, spotOf, type PlaceName, type Room, type Spot } from './places.ts';

/** What came of a typed letter. */
export type Typed = { what: 'laid'; next: Spot } | { what: 'not in rack' } | { what: 'no room' };

/** The first free spot of a place from a letter on, else from its beginning. */
export function freeSpot(draft: Draft, room: Room, from = 0): Spot | null {
  const spots = Array.from({ length: room.length }, (_, letter) => spotOf(room.name, letter));
  const isFree = (spot: Spot): boolean => tileOn(draft, spot) === null;
  return spots.slice(from).find(isFree) ?? spots.find(isFree) ?? null;
}

/** Lays the tile of a typed letter and moves on; with `asJoker` only a joker will do. */
export function typeLetter(draft: Draft, room: Room, cursor: Spot, letter: string, asJoker: boolean): Typed {
  const spot = freeSpot(draft, room, readSpot(cursor).letter);
  if (!spot) return { what: 'no room' };
  const tile = tileFor(draft, letter, asJoker);
  if (!tile) return { what: 'not in rack' };
  lay(draft, tile, spot, isBlank(tile) ? letter : null);
  const next = Math.min(readSpot(spot).letter + 1, room.length - 1);
  return { what: 'laid', next: spotOf(room.name, next) };
}

/** Takes back the tile under the cursor, or the last one before it, and gives its spot. */
export function typedBack(draft: Draft, cursor: Spot): Spot {
  const { name, letter } = readSpot(cursor);
  for (let at = letter; at >= 0; at -= 1) {
    const tile = tileOn(draft, spotOf(name, at));
    if (!tile) continue;
    recallTile(tile);
    return spotOf(name, at);
  }
  return spotOf(name, Math.max(0, letter - 1));
}

/** A step of the arrow keys over a board. */
export type Step = 'back' | 'on' | 'across' | 'first' | 'last';

/** Where a step from a spot leads; to the next place at the end of one, between a slot and its satellite across. */
export function stepped(rooms: readonly Room[], from: Spot, step: Step): Spot {
  const { name, letter } = readSpot(from);
  const at = rooms.findIndex((room) => room.name === name);
  const room = rooms[at] ?? rooms[0];
  if (!room) return from;
  switch (step) {
    case 'on':
      return letter + 1 < room.length ? spotOf(name, letter + 1) : spotOf(alongside(rooms, at, 1).name, 0);
    case 'back': {
      if (letter > 0) return spotOf(name, letter - 1);
      const before = alongside(rooms, at, -1);
      return spotOf(before.name, before === room ? 0 : before.length - 1);
    }
    case 'across':
      return spotOf(partner(rooms, room)?.name ?? name, 0);
    case 'first':
      return spotOf(rooms[0]?.name ?? name, 0);
    case 'last':
      return spotOf(rooms.findLast((other) => other.place.part === 'path')?.name ?? name, 0);
  }
}

/** The next place of the same part in a direction, or the place itself at the end. */
function alongside(rooms: readonly Room[], at: number, by: 1 | -1): Room {
  const room = rooms[at] as Room;
  for (let next = at + by; rooms[next]; next += by) {
    const other = rooms[next] as Room;
    if (other.place.part === room.place.part) return other;
  }
  return room;
}

function partner(rooms: readonly Room[], room: Room): Room | undefined {
  return rooms.find((other) => other.place.slot === room.place.slot && other.place.part !== room.place.part);
}

/** The name of a spot's place. */
export function placeOf(spot: Spot): PlaceName {
  return readSpot(spot).name;
}
