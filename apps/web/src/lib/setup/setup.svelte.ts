// A set-up while it is made: choices, what the server says of them, and the start. Whatever the game is.
import type { Api } from '../api/client.ts';
import { introduceOneself } from '../guest.svelte.ts';
import { sentenceOf } from '../problems.ts';
import { keep, recall } from '../stored.ts';
import type { CatalogueEntry } from '../types/protocol.ts';
import { requestOf, rulesOf, type Choices } from './choices.ts';
import { isChanged, type Around, type Field, type Group } from './field.ts';

const store = typeof localStorage === 'undefined' ? undefined : localStorage;

function nameOf(game: string): string {
  return `lettrine.setup.${game}`;
}

/** Keeps choices for the next set-up of a game. */
export function keepChoices(game: string, chosen: unknown): void {
  keep(store, nameOf(game), chosen);
}

/** The choices that were kept. */
export function keptChoices(game: string): unknown {
  return recall(store, nameOf(game));
}

/** What every game's set-up is; each adds its fields, its levels and its ways in. */
export abstract class SetupOf<Rules extends { screen: { name_length: number } }> {
  abstract readonly around: Around;
  /** All fields, in the order in which they are shown. */
  abstract readonly fields: readonly Field<Rules>[];
  /** The computer players that are offered. */
  abstract readonly levels: readonly string[];
  readonly game: CatalogueEntry;
  readonly #api: Api;
  chosen: Choices<Rules> = $state({ preset: '', rules: {} as Rules, chairs: [] });
  busy = $state(false);
  problem: string | null = $state(null);

  readonly preset: Rules = $derived.by(() => rulesOf<Rules>(this.game, this.chosen.preset) ?? this.chosen.rules);
  readonly waits: boolean = $derived(this.chosen.chairs.some((seat) => seat.by === 'open'));

  constructor(api: Api, game: CatalogueEntry) {
    this.#api = api;
    this.game = game;
  }

  abstract takePreset(name: string): void;

  abstract addChair(): void;

  /** The players stay on the scale of levels that is offered. */
  abstract fitLevels(): void;

  /** The fields of a group that mean something under the chosen rules. */
  fieldsOf(group: Group): Field<Rules>[] {
    return this.fields.filter((field) => field.group === group && (field.when?.(this.chosen.rules) ?? true));
  }

  /** Whether a rule differs from the preset's. */
  differs(): boolean {
    return this.fields.some((field) => (field.when?.(this.chosen.rules) ?? true) && isChanged(field, this.chosen.rules, this.preset));
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
