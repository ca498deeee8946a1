// A game of Parcours for tests without a server: Ada (seat 0) and Blaise (seat 1), a short path each.
import type { SatelliteView, SeatView, SlotView, View, WordView } from '../types.ts';

/** A word that lies on a board. */
export function wordOf(text: string, by = 0, points = 9): WordView {
  const tiles = [...text].map((letter) => ({ letter: letter.toUpperCase(), joker: letter !== letter.toUpperCase(), value: 1 }));
  return { text, tiles, by, points, fresh: false };
}

function satellite(colour: SatelliteView['colour'], length: number, sign: string): SatelliteView {
  return { length, colour, sign, state: 'closed', open: false, word: null };
}

function slot(length: number, hung: SatelliteView | null): SlotView {
  return { length, colour: hung ? 'yellow' : 'white', state: 'ahead', open: false, word: null, satellite: hung };
}

/** A path of four slots: CHAT lies on the first and has freed a rose satellite; the second is next. */
export function slotsOf(by = 0): SlotView[] {
  const [first, second, third, fourth] = [slot(4, satellite('rose', 5, '×3')), slot(5, satellite('green', 6, '×2')), slot(3, null), slot(6, satellite('blue', 4, '+10'))];
  first.state = 'covered';
  first.word = wordOf('CHAT', by);
  if (first.satellite) first.satellite.state = 'freed';
  second.state = 'next';
  return [first, second, third, fourth];
}

function seatOf(name: string, rack: string, by: number): SeatView {
  return {
    player: { name, by: 'person' },
    livery: by === 0 ? { letters: 'rose', bag: 'red' } : { letters: 'green', bag: 'yellow' },
    score: 9,
    hands: 1,
    board: 'A',
    slots: slotsOf(by),
    satellites: [0, 3],
    rack: { shown: rack },
    bag: 90,
    remaining: [{ tile: 'A', value: 1, left: 3, total: 10 }],
    clock: { spent: 0, turn: 0, since: null },
    arrived: false,
    resigned: false,
  };
}

/** A view in Ada's hand with her next slot and her freed satellite open, and whatever a test wants otherwise. */
export function parcoursView(changes: Partial<View> = {}): View {
  const open = [
    { owner: 0, slot: 1, part: 'path' as const },
    { owner: 0, slot: 0, part: 'satellite' as const },
  ];
  const seats = [seatOf('Ada', 'AEHNORST?', 0), seatOf('Blaise', 'BCDEEFGHI', 1)];
  const view: View = {
    rules: { racks: 'open', clock: 'none', screen: { hint: 'list', rack_order: 'alphabetical' } } as View['rules'],
    viewer: 0,
    seats,
    turn: 0,
    phase: { waits_for: 'hand' },
    may: ['lay', 'write', 'pass', 'buy', 'resign', 'pause'],
    hand: { stage: 'nine', words: [], loose: 0, open, bought: 0, bonus: 0, points: 0, total: 9 },
    letters: [...'AEHNORST?'].map((tile) => ({ tile, value: tile === '?' ? 0 : 1 })),
    history: [],
    starter_draws: [],
    outcome: null,
    help: { hint: 'word', see_me_think: false },
    commitment: '',
    seed: null,
    ...changes,
  };
  for (const place of view.hand.open) {
    const slotView = view.seats[place.owner]?.slots[place.slot];
    if (place.part === 'path' && slotView) slotView.open = true;
    else if (slotView?.satellite) slotView.satellite.open = true;
  }
  return view;
}
