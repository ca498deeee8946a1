// Hands, places and tables in words: for the score sheet and for screen readers.
import { nameAt, type Speaker, spokenCounts } from '../../../lib/table/telling.ts';
import type { LineView, View } from '../types.ts';
import type { Room } from './places.ts';

/** A place in words: `slot 3`, `satellite 3 of Blaise`. */
export function spokenPlace(view: View, room: Room, seat: number | null, speak: Speaker): string {
  const { owner, slot, part } = room.place;
  const whose = owner === seat ? 'own' : 'other';
  return speak(`parcours-place-${part}-${whose}`, { number: slot + 1, name: nameAt(view, owner) });
}

/** All that is to be known of a place: where, what colour, how long, how it stands. */
export function spokenRoom(view: View, room: Room, seat: number | null, speak: Speaker): string {
  const place = spokenPlace(view, room, seat, speak);
  const values = { place, colour: speak(`parcours-colour-${room.colour}`), length: room.length };
  if (!room.word) return speak('parcours-room', { ...values, state: speak(`parcours-state-${room.open ? 'open' : room.state}`) });
  const { text, by, points } = room.word;
  return speak('parcours-room-word', { ...values, word: text.toLocaleUpperCase(), name: nameAt(view, by), points });
}

/** The words of a hand as the score sheet has them; what else happened in it as sentences. */
export function sheetLine(line: LineView, speak: Speaker): { words: { word: string; points: number }[]; notes: string[] } {
  if (line.what !== 'hand') return { words: [], notes: [speak(`parcours-line-${line.what.replace('_', '-')}`)] };
  const notes: string[] = [];
  if (line.words.length === 0) notes.push(speak('parcours-line-passed'));
  if (line.bonus > 0) notes.push(speak('parcours-line-bonus', { points: line.bonus }));
  if (line.bought > 0) notes.push(speak('parcours-line-bought', { times: line.bought }));
  if (line.changed > 0) notes.push(speak('parcours-line-changed', { count: line.changed, tiles: line.back ?? '' }));
  if (line.timed_out) notes.push(speak('parcours-line-timed-out'));
  return { words: line.words.map(({ word, points }) => ({ word, points })), notes };
}

/** A line of the score sheet as it is said aloud. */
export function spokenLine(view: View, line: LineView, speak: Speaker): string {
  const { words, notes } = sheetLine(line, speak);
  const what = [...words.map(({ word, points }) => `${word.toLocaleUpperCase()} ${points}`), ...notes].join(', ');
  return speak('parcours-heard-line', { name: nameAt(view, line.seat), what, points: line.points, total: line.total });
}

/** A word that was just laid, and what it frees, as the player of a seat hears it. */
export function spokenWord(view: View, room: Room, freed: Room | null, seat: number | null, speak: Speaker): string {
  if (!room.word) return '';
  const { text, by, points } = room.word;
  const values = { name: nameAt(view, by), word: text.toLocaleUpperCase(), place: spokenPlace(view, room, seat, speak), points };
  const laid = speak('parcours-heard-word', values);
  if (!freed) return laid;
  return `${laid} ${speak('parcours-heard-freed', { colour: speak(`parcours-colour-${freed.colour}`), sign: freed.sign ?? '', length: freed.length })}`;
}

export function spokenBag(view: View, seat: number, speak: Speaker): string {
  const found = view.seats[seat];
  return speak('parcours-heard-bag', { name: nameAt(view, seat), count: found?.bag ?? 0, tiles: spokenCounts(found?.remaining ?? []) });
}
