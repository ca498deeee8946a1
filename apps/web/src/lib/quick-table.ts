// Tables that are set with one press: who sits there, and by which rules.
import type { CatalogueEntry, NewSeat, NewTableRequest } from './types/protocol.ts';
import type { Language } from './settings.ts';

export type Way = 'computer' | 'friends' | 'beside' | 'alone' | 'tournament';

/** A gentle player for someone who has just come in. */
export const GENTLE = 'level3';

/** The kinds of game that are not the usual one. */
const MODES: Partial<Record<Way, unknown>> = { alone: 'solitaire', tournament: { tournament: 3 } };

/** The preset of a game for words of a language: one made for it, else the first. */
export function presetFor(game: CatalogueEntry, language: Language): string {
  const fitting = game.presets.find((preset) => preset.language === language);
  return (fitting ?? game.presets[0])?.name ?? '';
}

function seatsFor(way: Way, besideName: string): NewSeat[] {
  switch (way) {
    case 'computer':
    case 'tournament':
      return [{ by: 'me' }, { by: 'computer', level: GENTLE }];
    case 'friends':
      return [{ by: 'me' }, { by: 'open' }];
    case 'beside':
      return [{ by: 'me' }, { by: 'beside', name: besideName }];
    case 'alone':
      return [{ by: 'me' }];
  }
}

/** Gentle rules: a wrong word may be taken back, there are hints, the computer can be watched. */
function gentleRules(way: Way, language: Language): Record<string, unknown> {
  const words = { language, lexicon: language, tiles: language === 'fr' ? 'french' : 'english' };
  const screen = { hint: 'list', see_me_think: true, placement_speed: 0, name_length: 30 };
  const kind = { mode: MODES[way] ?? 'normal', racks: 'hidden', clock: 'none' };
  return { ...words, ...kind, unknown_word: 'refused', refused_word: 'try_again', undo: 'last_turn', screen };
}

/** What to ask the server for. */
export function quickTable(game: CatalogueEntry, way: Way, language: Language, besideName: string): NewTableRequest {
  return {
    game: game.id,
    preset: presetFor(game, language),
    changes: gentleRules(way, language),
    seats: seatsFor(way, besideName),
    start: way !== 'friends',
  };
}
