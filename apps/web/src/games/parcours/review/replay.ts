// A finished game at one of its hands: the boards as they were then, taken from the score sheet.
import { nameOf, type PlaceName } from '../state/places.ts';
import type { LineView, Place, SheetWord, SlotView, View, WordView } from '../types.ts';

/** The words of a line; none if nothing was laid. */
export function wordsOf(line: LineView | undefined): readonly SheetWord[] {
  return line?.what === 'hand' ? line.words : [];
}

/** The points of each seat after this many lines of the score sheet. */
export function scoresAfter({ seats, history }: View, lines: number): number[] {
  return seats.map((_, number) => history.slice(0, lines).findLast(({ seat }) => seat === number)?.total ?? 0);
}

/** The board that tells most of a line: the player's own if a word lies there, else the one they laid on. */
export function boardOf(line: LineView): number {
  const owners = wordsOf(line).map(({ place }) => place.owner);
  return owners.includes(line.seat) ? line.seat : (owners[0] ?? line.seat);
}

/** The game after this many lines: without later words, and with those of the last line marked as new. */
export function viewAfter(view: View, lines: number): View {
  const written = view.history.slice(0, lines);
  const there = new Set(written.flatMap(wordsOf).map(({ place }) => nameOf(place)));
  const fresh = new Set(wordsOf(written.at(-1)).map(({ place }) => nameOf(place)));
  const scores = scoresAfter(view, lines);
  const seats = view.seats.map((seat, owner) => {
    const slots = seat.slots.map((slot, number) => slotThen(slot, { owner, slot: number, part: 'path' }, { there, fresh }));
    return { ...seat, slots, score: scores[owner] ?? 0 };
  });
  return { ...view, seats };
}

interface Then {
  there: ReadonlySet<PlaceName>;
  fresh: ReadonlySet<PlaceName>;
}

function slotThen(slot: SlotView, path: Place, then: Then): SlotView {
  const word = wordThen(slot.word, path, then);
  const { satellite } = slot;
  if (!satellite) return { ...slot, word, state: word ? 'covered' : 'ahead', open: false };
  const hung = wordThen(satellite.word, { ...path, part: 'satellite' }, then);
  return { ...slot, word, state: word ? 'covered' : 'ahead', open: false, satellite: { ...satellite, word: hung, state: hung ? 'covered' : 'closed', open: false } };
}

function wordThen(word: WordView | null, place: Place, { there, fresh }: Then): WordView | null {
  const name = nameOf(place);
  return word && there.has(name) ? { ...word, fresh: fresh.has(name) } : null;
}
