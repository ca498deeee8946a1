// The set-up of this game while it is made.
import type { Api } from '../../../lib/api/client.ts';
import { chair, MOST_CHAIRS } from '../../../lib/setup/chairs.ts';
import { readChoices, rulesOf } from '../../../lib/setup/choices.ts';
import type { Around } from '../../../lib/setup/field.ts';
import { keptChoices, SetupOf } from '../../../lib/setup/setup.svelte.ts';
import type { CatalogueEntry, LexiconEntry } from '../../../lib/types/protocol.ts';
import type { Rules } from '../types.ts';
import { firstChoices, fitLevels, levelsFor } from './choices.ts';
import { fieldsFor, type Field } from './fields.ts';

export class Setup extends SetupOf<Rules> {
  readonly around: Around;
  readonly fields: Field[];

  readonly levels: string[] = $derived.by(() => levelsFor(this.game.levels, this.chosen.rules.screen.levels));

  constructor(api: Api, game: CatalogueEntry, lexicons: LexiconEntry[], language: string) {
    super(api, game);
    const boards = [...new Set(game.presets.flatMap((preset) => (preset.rules as Rules).boards))];
    this.around = { lexicons, layouts: boards };
    this.fields = fieldsFor(boards);
    const first = readChoices<Rules>(keptChoices(game.id), game) ?? firstChoices(game, language);
    if (first) this.chosen = first;
  }

  takePreset(name: string): void {
    const rules = rulesOf<Rules>(this.game, name);
    if (!rules) return;
    this.chosen.preset = name;
    this.chosen.rules = rules;
    this.problem = null;
  }

  addChair(): void {
    if (this.chosen.chairs.length < MOST_CHAIRS) this.chosen.chairs.push(chair('computer'));
  }

  fitLevels(): void {
    fitLevels(this.chosen.chairs, this.levels);
  }
}
