// A game of Zigzag for tests without a server: Ada (seat 0) and Blaise (seat 1); DIVA lies straight, a +2 on its D.
import { along, freeDirections } from '../state/plane.ts';
import type { SeatView, TableTile, View } from '../types.ts';

const ROOT = { x: 0, y: 0 };

/** DIVA from left to right, and a +2 to the left of its D. */
export function divaTable(): TableTile[] {
  const places = [ROOT, ...along(ROOT, [0, 0, 0]), ...along(ROOT, [12])];
  const tiles = ['D', 'I', 'V', 'A', '+2'];
  return places.map((at, number) => ({
    ...at,
    tile: tiles[number] ?? '',
    on: number === 0 ? null : number === 4 ? 0 : number - 1,
    direction: number === 0 ? null : number === 4 ? 12 : 0,
    owner: 0,
    line: 0,
    free: number === 4 ? [] : freeDirections(at, places),
  }));
}

function seatOf(name: string, open: string[], pile: number): SeatView {
  return { player: { name, by: 'person' }, score: 0, clock: { spent: 0, turn: 0, since: null }, resigned: false, open, pile, left: open.length + pile };
}

/** A view in Ada's turn, and whatever a test wants otherwise. */
export function zigzagView(changes: Partial<View> = {}): View {
  const word = { word: 'DIVA', tiles: [0, 1, 2, 3], laid: [0, 1, 2, 3], reused: [] };
  const action = { kind: '+2' as const, tile: 4, on: 0, gifts: [{ to: 1, count: 2, open: [] }] };
  return {
    rules: { lexicon: 'fr', lookups: 'forbidden', screen: { hint: 'list', rack_order: 'alphabetical' } } as View['rules'],
    viewer: 0,
    seats: [seatOf('Ada', ['E', 'R', 'T', 'I', 'S', '+3', '?'], 9), seatOf('Blaise', ['Q', 'U', 'A', 'I', 'S', 'E', 'N'], 5)],
    turn: 0,
    phase: { waits_for: 'turn' },
    may: ['play', 'write', 'exchange', 'pass', 'resign'],
    history: [
      { seat: 0, points: 7, total: 7, what: 'word', word, action },
      { seat: 1, points: -2, total: -2, what: 'received', count: 2, from: 0 },
    ],
    starter_draws: [],
    commitment: '',
    seed: null,
    outcome: null,
    help: { hint: 'list', see_me_think: false },
    table: divaTable(),
    rotation: 'clockwise',
    next: 1,
    reserve: 40,
    drawable: 7,
    passes_left: 4,
    last: { seat: 0, line: 0, word, action },
    unseen: [{ tile: 'A', left: 3, total: 9 }, { tile: 'skip', left: 1, total: 3 }],
    ...changes,
  };
}
