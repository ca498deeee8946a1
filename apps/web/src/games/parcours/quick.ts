// A table that is set with one press: me against a gentle computer, by the rules of the box.
import { GENTLE, presetFor } from '../../lib/quick-table.ts';
import type { Language } from '../../lib/settings.ts';
import type { CatalogueEntry, NewTableRequest } from '../../lib/types/protocol.ts';

export function quickTable(game: CatalogueEntry, language: Language): NewTableRequest {
  return { game: game.id, preset: presetFor(game, language), changes: {}, seats: [{ by: 'me' }, { by: 'computer', level: GENTLE }], start: true };
}
