// What can be done next, in one plain sentence: which one, and what stands in it. The view says what is possible.
import type { Values } from '../../../lib/language/messages.ts';
import { nameAt } from '../../../lib/table/telling.ts';
import type { Preview, View } from '../types.ts';
import type { Room } from './places.ts';
import { textOf, type Making } from './words.ts';

/** A sentence by its name, with what stands in it. */
export interface Sentence {
  name: string;
  values?: Values;
  /** Whether something is in the way. */
  isRefusal?: boolean;
}

/** What the sentence depends on. */
export interface Situation {
  view: View;
  seat: number | null;
  open: readonly Room[];
  /** How many letters are in hand. */
  held: number;
  makings: readonly Making[];
  preview: Preview | null;
  /** The sentence of a refusal, as the server said it. */
  objection: string | null;
}

/** The situation of a play; whatever keeps one has these. */
export function situationOf(play: Omit<Situation, 'view' | 'held'> & { draft: { tiles: readonly unknown[] } }, view: View): Situation {
  const { seat, open, makings, preview, objection } = play;
  return { view, seat, open, held: play.draft.tiles.length, makings, preview, objection };
}

export function guide(situation: Situation): Sentence {
  const { view, seat } = situation;
  const { phase } = view;
  switch (phase.waits_for) {
    case 'nothing':
      return { name: 'parcours-next-over' };
    case 'resume':
      return { name: 'parcours-next-paused' };
    case 'verdict':
      return { name: 'parcours-next-verdict', values: { word: phase.word, names: phase.by.map((by) => nameAt(view, by)).join(', ') } };
    case 'hand':
      if (seat === null) return { name: 'parcours-next-watch', values: { name: nameAt(view, view.turn) } };
      return view.turn === seat ? ownHand(situation) : { name: 'parcours-next-wait', values: { name: nameAt(view, view.turn) } };
  }
}

function ownHand(situation: Situation): Sentence {
  const { makings, preview, objection } = situation;
  const unfinished = makings.find((making) => making.missing > 0);
  if (unfinished) return { name: 'parcours-next-unfinished', values: { word: textOf(unfinished), missing: unfinished.missing } };
  if (objection) return { name: 'parcours-next-objection', values: { sentence: objection }, isRefusal: true };
  const unknown = preview?.unknown ?? [];
  if (unknown.length > 0) return { name: 'parcours-next-unknown', values: { words: unknown.join(', '), count: unknown.length }, isRefusal: true };
  if (makings.length > 0) {
    const points = preview?.words.reduce((sum, value) => sum + value, 0) ?? 0;
    return { name: 'parcours-next-lay', values: { words: makings.map(textOf).join(', ').toLocaleUpperCase(), points } };
  }
  return situation.view.hand.words.length > 0 || situation.view.hand.stage === 'second' ? later(situation) : first(situation);
}

/** Nothing has been laid in this hand. */
function first({ open, view }: Situation): Sentence {
  const path = open.find((room) => room.place.part === 'path');
  const satellites = open.length - (path ? 1 : 0);
  const buys = view.may.includes('buy') ? 'yes' : 'no';
  if (!path) return { name: 'parcours-next-stuck', values: { buys } };
  const values = { length: path.length, satellites, buys };
  return { name: path.colour === 'white' ? 'parcours-next-first-white' : 'parcours-next-first', values };
}

/** Something has been laid, or nine letters were rebuilt. */
function later({ view, seat, open: places, held }: Situation): Sentence {
  const { points } = view.hand;
  const open = places.filter((room) => room.length <= held);
  if (view.hand.stage === 'second') {
    if (open.length === 0) return { name: 'parcours-next-end', values: { points } };
    const others = open.filter((room) => room.place.owner !== seat).length;
    return { name: 'parcours-next-second', values: { others } };
  }
  if (view.may.includes('refill')) return { name: 'parcours-next-refill', values: { open: open.length } };
  if (open.length === 0) return { name: 'parcours-next-end', values: { points } };
  return { name: 'parcours-next-more', values: { open: open.length, points } };
}
