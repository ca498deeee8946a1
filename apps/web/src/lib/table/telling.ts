// What every game says of a table in words.
import { pieces } from '../hand/pieces.ts';
import type { AnyView } from '../at-table.ts';
import type { Values } from '../language/messages.ts';

/** Gives the sentence of a name. */
export type Speaker = (name: string, values?: Values) => string;

/** The name of the player of a seat; empty for no seat. */
export function nameAt(view: AnyView | null, seat: number | null): string {
  return seat === null ? '' : (view?.seats[seat]?.player.name ?? '');
}

/** Letters one by one, so that they are spelled and not read as a word. */
export function spelled(rack: string, blank: string): string {
  return pieces(rack)
    .map((piece) => (piece === '?' ? blank : piece))
    .join(', ');
}

export function spokenScores(view: AnyView, speak: Speaker): string {
  return view.seats.map((seat) => speak('heard-score', { name: seat.player.name, score: seat.score })).join(' ');
}

/** How many there are of each tile, without those that are used up. */
export function spokenCounts(counts: readonly { tile: string; left: number }[]): string {
  return counts
    .filter((count) => count.left > 0)
    .map((count) => `${count.tile} ${count.left}`)
    .join(', ');
}

/** What tiles are worth, value by value. */
export function valueFacts(letters: readonly { tile: string; value: number }[], speak: Speaker): { name: string; about: string; isNumber: true }[] {
  const values = [...new Set(letters.map(({ value }) => value))].sort((one, other) => one - other);
  return values.map((value) => {
    const tiles = letters.filter((letter) => letter.value === value).map(({ tile }) => tile);
    return { name: speak('points-heard', { points: value }), about: tiles.join(' '), isNumber: true };
  });
}
