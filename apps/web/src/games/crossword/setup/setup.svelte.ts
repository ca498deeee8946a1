// The set-up while it is made: choices, what the server says of them, and the start.
import type { Api } from '../../../lib/api/client.ts';
import { introduceOneself } from '../../../lib/guest.svelte.ts';
import { sentenceOf } from '../../../lib/problems.ts';
import { keep, recall } from '../../../lib/stored.ts';
import type { CatalogueEntry, LexiconEntry } from '../../../lib/types/protocol.ts';
import { layoutNames } from '../state/layouts.ts';
import type { Rules } from '../types.ts';
import * as choices from './choices.ts';
import type { Around } from './field.ts';

const NAME = 'lettrine.setup.crossword';
const store = typeof localStorage === 'undefined' ? undefined : localStorage;

export class Setup {
  readonly game: CatalogueEntry;
  readonly around: Around;
  readonly #api: Api;
  chosen: choices.Choices = $state({ preset: '', rules: {} as Rules, chairs: [] });
  busy = $state(false);
  problem: string | null = $state(null);

  readonly preset: Rules = $derived.by(() => choices.rulesOf(this.game, this.chosen.preset) ?? this.chosen.rules);
  readonly levels: string[] = $derived.by(() => choices.levelsFor(this.game.levels, this.chosen.rules.screen.levels));
  readonly waits: boolean = $derived(this.chosen.chairs.some((seat) => seat.by === 'open'));

  constructor(api: Api, game: CatalogueEntry, lexicons: LexiconEntry[], way: choices.Way, language: string) {
    this.#api = api;
    this.game = game;
    this.around = { lexicons, layouts: layoutNames() };
    const kept = way === 'any' ? choices.readChoices(recall(store, NAME), game) : null;
    const first = kept ?? choices.firstChoices(game, language);
    if (!first) return;
    if (way !== 'any') choices.fit(first, way);
    this.chosen = first;
  }

  takePreset(name: string): void {
    choices.takePreset(this.chosen, this.game, name);
    this.problem = null;
  }

  addChair(): void {
    if (this.chosen.chairs.length >= choices.MOST_CHAIRS) return;
    this.chosen.chairs.push(choices.chair('computer', choices.fittingLevel('level3', this.levels)));
  }

  removeChair(number: number): void {
    this.chosen.chairs.splice(number, 1);
  }

  /** A table offers four levels or eight; the players keep their strength. */
  fitLevels(): void {
    for (const seat of this.chosen.chairs) seat.level = choices.fittingLevel(seat.level, this.levels);
  }

  /** Sets the table; gives its name, or tells why it was not set. */
  async start(name: string): Promise<string | null> {
    this.busy = true;
    this.problem = null;
    keep(store, NAME, this.chosen);
    const table = await this.#set(name);
    this.busy = false;
    return table;
  }

  async #set(name: string): Promise<string | null> {
    const me = await introduceOneself(name);
    if (!me.done) {
      this.problem = sentenceOf(me.refusal);
      return null;
    }
    const table = await this.#api.setTable(choices.requestOf(this.game, $state.snapshot(this.chosen) as choices.Choices));
    if (table.done) return table.value.id;
    this.problem = sentenceOf(table.refusal);
    return null;
  }
}

/** Keeps choices for the next set-up: those of a game that was just played, for one. */
export function keepChoices(chosen: choices.Choices): void {
  keep(store, NAME, chosen);
}
