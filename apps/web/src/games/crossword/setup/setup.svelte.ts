// The set-up of this game while it is made.
import type { Api } from '../../../lib/api/client.ts';
import type { Around } from '../../../lib/setup/field.ts';
import * as shared from '../../../lib/setup/setup.svelte.ts';
import type { CatalogueEntry, LexiconEntry } from '../../../lib/types/protocol.ts';
import { layoutNames } from '../state/layouts.ts';
import type { Rules } from '../types.ts';
import * as choices from './choices.ts';
import { FIELDS } from './fields.ts';

const GAME = 'crossword';

export class Setup extends shared.SetupOf<Rules> {
  readonly around: Around;
  readonly fields = FIELDS;

  readonly levels: string[] = $derived.by(() => choices.levelsFor(this.game.levels, this.chosen.rules.screen.levels));

  constructor(api: Api, game: CatalogueEntry, lexicons: LexiconEntry[], way: choices.Way, language: string) {
    super(api, game);
    this.around = { lexicons, layouts: layoutNames() };
    const kept = way === 'any' ? choices.readChoices(shared.keptChoices(GAME), game) : null;
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

  /** A table offers four levels or eight; the players keep their strength. */
  fitLevels(): void {
    for (const seat of this.chosen.chairs) seat.level = choices.fittingLevel(seat.level, this.levels);
  }
}
