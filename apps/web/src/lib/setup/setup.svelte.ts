// A set-up while it is made: choices, what the server says of them, and the start. Each game gives its plan.
import type { Api } from '../api/client.ts';
import { introduceOneself } from '../guest.svelte.ts';
import { sentenceOf } from '../problems.ts';
import { keep, recall } from '../stored.ts';
import type { CatalogueEntry, LexiconEntry } from '../types/protocol.ts';
import { chair, MOST_CHAIRS } from './chairs.ts';
import { firstChoices, fitLevels, readChoices, requestOf, rulesOf, takePreset, type AnyRules, type Choices, type SetupPlan } from './choices.ts';
import { isChanged, type Field, type Group } from './field.ts';

const store = typeof localStorage === 'undefined' ? undefined : localStorage;

function nameOf(game: string): string {
  return `lettrine.setup.${game}`;
}

/** Keeps choices for the next set-up of a game. */
export function keepChoices(game: string, chosen: unknown): void {
  keep(store, nameOf(game), chosen);
}

/** What a set-up is made from. */
export interface SetupRequest {
  api: Api;
  game: CatalogueEntry;
  lexicons: LexiconEntry[];
  /** The way to play that was chosen, by name; nothing means any. */
  way: string | null;
  /** The language of the words that are proposed. */
  language: string;
}

export class Setup<Rules extends AnyRules> {
  readonly plan: SetupPlan<Rules>;
  readonly game: CatalogueEntry;
  readonly #api: Api;
  chosen: Choices<Rules> = $state({ preset: '', rules: {} as Rules, chairs: [] });
  busy = $state(false);
  problem: string | null = $state(null);

  readonly preset: Rules = $derived.by(() => rulesOf<Rules>(this.game, this.chosen.preset) ?? this.chosen.rules);
  readonly waits: boolean = $derived(this.chosen.chairs.some((seat) => seat.by === 'open'));
  /** The computer players that are offered. */
  readonly levels: string[] = $derived.by(() => this.plan.levelsFor(this.game.levels, this.chosen.rules.screen.levels));

  constructor({ api, game, way, language }: SetupRequest, plan: SetupPlan<Rules>) {
    this.#api = api;
    this.game = game;
    this.plan = plan;
    const kept = way === null ? readChoices(recall(store, nameOf(game.id)), game, plan) : null;
    const first = kept ?? firstChoices(game, language, plan);
    if (!first) return;
    if (way !== null) plan.fit?.(first, way);
    this.chosen = first;
  }

  takePreset(name: string): void {
    takePreset(this.chosen, this.game, name, this.plan);
    this.problem = null;
  }

  addChair(): void {
    if (this.chosen.chairs.length >= MOST_CHAIRS) return;
    this.chosen.chairs.push(chair('computer', this.plan.fittingLevel(this.plan.computers.gentle, this.levels)));
  }

  /** Computer players stay on the scale of levels that is offered. */
  fitLevels(): void {
    fitLevels(this.chosen.chairs, this.levels, this.plan);
  }

  /** The fields of a group that mean something under the chosen rules. */
  fieldsOf(group: Group): Field<Rules>[] {
    return this.plan.fields.filter((field) => field.group === group && (field.when?.(this.chosen.rules) ?? true));
  }

  /** Whether a rule differs from the preset's. */
  differs(): boolean {
    return this.plan.fields.some((field) => (field.when?.(this.chosen.rules) ?? true) && isChanged(field, this.chosen.rules, this.preset));
  }

  removeChair(number: number): void {
    this.chosen.chairs.splice(number, 1);
  }

  /** Sets the table; gives its name, or tells why it was not set. */
  async start(name: string): Promise<string | null> {
    this.busy = true;
    this.problem = null;
    keepChoices(this.game.id, this.chosen);
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
    const table = await this.#api.setTable(requestOf(this.game, $state.snapshot(this.chosen) as Choices<Rules>));
    if (table.done) return table.value.id;
    this.problem = sentenceOf(table.refusal);
    return null;
  }
}
