// A game for tests without a server.
import type { View } from '../types.ts';

/** A view of a game between Ada (seat 0) and Blaise (seat 1), with whatever a test wants otherwise. */
export function viewWith(changes: Partial<View> = {}): View {
  const seat = (name: string, rack: View['seats'][number]['rack']): View['seats'][number] => ({
    player: { name, by: 'person' },
    score: 0,
    carried: 0,
    taken_back: 0,
    rack,
    clock: { spent: 0, turn: 0, since: null },
    resigned: false,
  });
  return {
    rules: { racks: 'hidden', layout: 'standard', lexicon: 'en', clock: 'none', screen: { hint: 'list', rack_order: 'alphabetical' } } as View['rules'],
    viewer: 0,
    seats: [seat('Ada', { shown: 'AEHNOR?' }), seat('Blaise', { hidden: 7 })],
    turn: 0,
    phase: { waits_for: 'move', must_place: null },
    may: ['lay', 'write', 'pass', 'exchange'],
    board: Array.from({ length: 15 }, () => '.'.repeat(15)),
    bag: 86,
    remaining: [...'AEHNOR?'].map((tile) => ({ tile, value: tile === '?' ? 0 : 1, left: 1, total: 2 })),
    history: [],
    starter_draws: [],
    outcome: null,
    help: { hint: 'word', see_me_think: false },
    round: [1, 1],
    commitment: '',
    seed: null,
    ...changes,
  };
}
