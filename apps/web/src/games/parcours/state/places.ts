// Places for words, and the spots for single letters in them, by names: `0.3.path`, `0.3.path.2`.
import type { Colour, Place, SatelliteState, SlotColour, SlotState, View, WordView } from '../types.ts';

/** The name of a place. */
export type PlaceName = string;
/** The name of a spot: a letter's room in a place. */
export type Spot = string;

/** A place as a screen shows it, on the path or beside it. */
export interface Room {
  place: Place;
  name: PlaceName;
  length: number;
  colour: SlotColour | Colour;
  /** What a satellite does to its word: `×3`. */
  sign: string | null;
  state: SlotState | SatelliteState;
  open: boolean;
  word: WordView | null;
}

export function nameOf({ owner, slot, part }: Place): PlaceName {
  return `${owner}.${slot}.${part}`;
}

export function spotOf(place: PlaceName, letter: number): Spot {
  return `${place}.${letter}`;
}

/** The place of a spot, and which of its letters it is. */
export function readSpot(spot: Spot): { name: PlaceName; letter: number } {
  const end = spot.lastIndexOf('.');
  return { name: spot.slice(0, end), letter: Number(spot.slice(end + 1)) };
}

/** The rooms of a seat's board, each slot followed by its satellite. */
export function roomsOf(view: View, owner: number): Room[] {
  return (view.seats[owner]?.slots ?? []).flatMap((slot, number): Room[] => {
    const path: Place = { owner, slot: number, part: 'path' };
    const rooms: Room[] = [{ ...slot, place: path, name: nameOf(path), sign: null }];
    if (slot.satellite) {
      const place: Place = { ...path, part: 'satellite' };
      rooms.push({ ...slot.satellite, place, name: nameOf(place) });
    }
    return rooms;
  });
}

/** Every room of every board, by name. */
export function allRooms(view: View): ReadonlyMap<PlaceName, Room> {
  return new Map(view.seats.flatMap((_, owner) => roomsOf(view, owner)).map((room) => [room.name, room]));
}

/** The order in which words are laid: along the path first, because that frees satellites. */
export function inOrder(one: Place, other: Place): number {
  if (one.part !== other.part) return one.part === 'path' ? -1 : 1;
  return one.slot - other.slot;
}
