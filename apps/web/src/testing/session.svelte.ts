// A fake table session: shows what it is given and records every request.
import type { Result } from '../lib/api/result.ts';
import { done, refused } from '../lib/api/result.ts';
import type { TableSession } from '../lib/table.svelte.ts';
import type { QuestionAnswer, SeatingView, TableView, Update } from '../lib/types/protocol.ts';

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
  unveiled: number[] = [];
  refusal: string | null = null;
  /** What is answered to every question. */
  answer: unknown = { answer: 'preview', words: [['HORN', 14]], bonus: 0, score: 14, unknown: [] };
  own: number[];

  constructor(views: [number | null, unknown][], own: number[] = [0]) {
    this.own = own;
    this.show(views);
  }

  /** Shows these views; the seats behind a veil, and those that the table waits for. */
  show(views: [number | null, unknown][], behind: number[] = [], waits_for: number[] = []): void {
    const number = (this.update?.number ?? 0) + 1;
    const seated = views.map(([seat, view]) => ({ seat, veiled: seat !== null && behind.includes(seat), view }));
    this.update = { number, clock: 0, views: seated, thinking: [], waits_for };
  }

  unveil(seat: number): Promise<void> {
    this.unveiled.push(seat);
    return Promise.resolve();
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
