// A finished game looked at again: which turn, what the server says of it, and which of the best plays is shown.
import { SvelteMap } from 'svelte/reactivity';
import type { Api } from '../../../lib/api/client.ts';
import type { LaidTile } from '../../../lib/hand/draft.ts';
import type { Laying } from '../state/laying.ts';
import { oldName } from '../state/laying.ts';
import { triedTiles, type OnBoard } from '../state/on-board.ts';
import { stepsOfLaid, type Step } from '../state/reading.ts';
import type { AnalysisView, Answer, LineView, PlayView, TableTile, View } from '../types.ts';
import { isTurn, stepsOfLine, viewAfter } from './replay.ts';

export class Review implements OnBoard {
  /** The whole game. */
  readonly game: View;
  readonly #api: Api;
  readonly #id: string;
  /** The line that is looked at. */
  line: number = $state(0);
  /** The one of the best plays that is shown instead of what was played. */
  shown: number | null = $state(null);
  focus: string = $state(oldName(0));
  /** What the server said of turns; nothing for one that it could not judge. */
  readonly analyses = new SvelteMap<number, AnalysisView | null>();

  /** The play that is shown instead. */
  readonly instead: PlayView | null = $derived.by(() => (this.shown === null ? null : (this.analysis?.best[this.shown] ?? null)));
  readonly view: View = $derived.by(() => (this.instead ? { ...viewAfter(this.game, this.line), last: null, turn: this.turn?.seat ?? null } : viewAfter(this.game, this.line + 1)));
  readonly table: readonly TableTile[] = $derived(this.view.table);
  readonly steps: Step[] = $derived.by(() => (this.instead ? stepsOfLaid(this.instead.laid, this.table) : stepsOfLine(this.game, this.turn)));
  readonly trials: LaidTile[] = $derived.by(() => (this.instead ? triedTiles(this.instead.laid, this.table) : []));
  readonly laying: Laying = { on: null, chain: [], action: null };
  readonly reading = null;
  readonly anchor = null;
  readonly picked = null;

  constructor(api: Api, id: string, game: View) {
    this.#api = api;
    this.#id = id;
    this.game = game;
  }

  /** Whose eyes these are. */
  get seat(): number | null {
    return this.game.viewer;
  }

  get last(): number {
    return this.game.history.length - 1;
  }

  get turn(): LineView | undefined {
    return this.game.history[this.line];
  }

  /** What the server said of this turn; nothing while it is being asked. */
  get analysis(): AnalysisView | null | undefined {
    return this.analyses.get(this.line);
  }

  tile(): null {
    return null;
  }

  freeOn(): null {
    return null;
  }

  /** Goes to a line, if there is one. */
  goTo(line: number): void {
    if (line < 0 || line > this.last) return;
    this.line = line;
    this.shown = null;
  }

  /** Asks what could have been played in a turn, once. */
  async look(line: number): Promise<void> {
    if (!isTurn(this.game.history[line]) || this.analyses.has(line)) return;
    const result = await this.#api.ask(this.#id, this.seat ?? 0, { ask: 'analysis', line });
    const answer = result.done ? (result.value.answer as Answer) : null;
    this.analyses.set(line, answer?.answer === 'analysis' ? answer : null);
  }
}
