// The fields of games with words: their language, their list, and the set of tiles that goes with them.
import type { ChoiceField, Field } from './field.ts';

/** The rules of a game with words. */
export interface WordRules {
  language: string;
  lexicon: string;
  lexicon_checksum: string;
  tiles: string;
}

/** Sets of tiles by language. */
export const TILE_SETS: Readonly<Record<string, string>> = { en: 'english', fr: 'french' };

/** Chooses the words, their list and their tiles together. */
export function chooseLanguage(rules: WordRules, language: string): void {
  rules.language = language;
  rules.lexicon = language;
  rules.lexicon_checksum = '';
  rules.tiles = TILE_SETS[language] ?? rules.tiles;
}

export const LANGUAGE: ChoiceField<WordRules> = {
  kind: 'choice',
  name: 'language',
  group: 'common',
  choices: (around) => [...new Set([...Object.keys(TILE_SETS), ...around.lexicons.map((lexicon) => lexicon.language)])],
  read: (rules) => rules.language,
  write: chooseLanguage,
};

/** The list of words, and the set of tiles; a game says what it calls that. */
export function listAndTiles(tilesName: string): Field<WordRules>[] {
  return [
    {
      kind: 'choice',
      name: 'lexicon',
      group: 'words',
      choices: (around, rules) => {
        const fitting = around.lexicons.filter((lexicon) => lexicon.language === rules.language).map((lexicon) => lexicon.name);
        return fitting.includes(rules.lexicon) ? fitting : [rules.lexicon, ...fitting];
      },
      read: (rules) => rules.lexicon,
      write: (rules, value) => {
        rules.lexicon = value;
        rules.lexicon_checksum = '';
      },
    },
    {
      kind: 'choice',
      name: tilesName,
      group: 'words',
      choices: () => Object.values(TILE_SETS),
      read: (rules) => rules.tiles,
      write: (rules, value) => (rules.tiles = value),
    },
  ];
}
