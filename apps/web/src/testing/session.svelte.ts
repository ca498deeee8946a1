// A table that needs no server: what it is told to show, and a note of everything that is asked of it.
import type { Result } from '../lib/api/result.ts';
import { done, refused } from '../lib/api/result.ts';
import type { TableSession } from '../lib/table.svelte.ts';
import type { QuestionAnswer, SeatingView, TableView, Update } from '../lib/types/protocol.ts';
import type { Preview, View } from '../games/crossword/types.ts';

/** A view of a game between Ada (seat 0) and Blaise (seat 1), with whatever a test wants otherwise. */
export function viewWith(changes: Partial<View> = {}): View {
  const seat = (name: string, rack: View['seats'][number]['rack']): View['seats'][number] => ({
    player: { name, by: 'person' },
    score: 0,
    carried: 0,
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

export class FakeSession {
  id = 'a-table';
  update: Update | null = $state.raw(null);
  table: TableView | null = $state.raw(null);
  connection = 'connected';
  busy = false;
  onTrial: TableSession['onTrial'] = null;
  isShowing: TableSession['isShowing'] = null;
  asked: unknown[] = [];
  acted: unknown[] = [];
  refusal: string | null = null;
  /** What is answered to every question. */
  answer: unknown = { answer: 'preview', words: [['HORN', 14]], bonus: 0, score: 14, unknown: [] } satisfies Preview & { answer: string };
  own: number[];

  constructor(views: [number | null, unknown][], own: number[] = [0]) {
    this.own = own;
    this.show(views);
  }

  show(views: [number | null, unknown][]): void {
    const number = (this.update?.number ?? 0) + 1;
    this.update = { number, clock: 0, views: views.map(([seat, view]) => ({ seat, view })), thinking: [] };
  }

  goOn(): void {
    return;
  }

  moment(): number {
    return 0;
  }

  ownSeats(): number[] {
    return this.own;
  }

  seats(): SeatingView[] {
    return [];
  }

  act(_seat: number, action: unknown): Promise<Result<Update>> {
    this.acted.push(action);
    if (this.refusal) return Promise.resolve(refused({ problem: 'refused', sentence: this.refusal }));
    return Promise.resolve(done(this.update as Update));
  }

  ask(_seat: number, question: unknown): Promise<Result<QuestionAnswer>> {
    this.asked.push(question);
    return Promise.resolve(done({ answer: this.answer }));
  }

  force(): Promise<Result<void>> {
    return Promise.resolve(done(undefined));
  }

  /** The same, for code that wants the real thing. */
  asSession(): TableSession {
    return this as unknown as TableSession;
  }
}
