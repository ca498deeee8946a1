// The set-up of Parcours: a sentence for every rule and choice, and the request that comes of it.
import { expect, test } from 'vitest';
import { AT_ONE_PRESS } from '../../../lib/game-manifest.ts';
import { hasSentence } from '../../../lib/language/messages.ts';
import { chair, computerChair, described } from '../../../lib/setup/chairs.ts';
import { firstChoices, fitLevels, requestOf } from '../../../lib/setup/choices.ts';
import { variant } from '../../../lib/setup/field.ts';
import { aboutName, choiceName, titleName } from '../../../lib/setup/telling.ts';
import type { CatalogueEntry } from '../../../lib/types/protocol.ts';
import { quickTable } from '../quick.ts';
import type { Rules } from '../types.ts';
import { COMPUTERS } from '../computers.ts';
import { levelsFor } from '../../../lib/setup/levels.ts';
import { planFor } from './choices.ts';

function someRules(language = 'en'): Rules {
  return {
    title: 'Parcours',
    language,
    lexicon: language,
    lexicon_checksum: '',
    tiles: language === 'en' ? 'english' : 'french',
    boards: ['A', 'B', 'C', 'D'],
    words_per_hand: 'one_path_word',
    racks: 'open',
    ending: 'at_once',
    buying: 'repeatedly',
    ties: 'shared',
    unknown_word: 'refused',
    clock: 'none',
    lookups: 'forbidden',
    family: 'on',
    screen: { levels: 8, name_length: 24, hint: 'list', see_me_think: true, sound: true, rack_order: 'random' },
  };
}

const game: CatalogueEntry = {
  id: 'parcours',
  presets: ['en', 'fr'].map((language) => ({ name: `parcours-${language}`, title: 'Parcours', about: '', era: '', language, rules: someRules(language) })),
  levels: ['level1', 'level3', 'level8', 'expert', 'level1:rusher', 'expert:collector'],
  formats: [],
};

const plan = planFor(game, []);
const { around, fields } = plan;

test('every rule of the game can be chosen', () => {
  const rules = someRules();
  rules.clock = { per_hand: { seconds: 60 } };
  const touched = new Set<string>();
  const watched = new Proxy(rules, { get: (target, key) => (touched.add(String(key)), Reflect.get(target, key)) });
  fields.forEach((field) => field.read(watched));
  const hidden = ['title', 'lexicon_checksum'];
  expect(Object.keys(rules).filter((name) => !touched.has(name) && !hidden.includes(name))).toEqual([]);
});

test('every rule and every choice has its sentences in both languages', () => {
  const names = fields.flatMap((field) => {
    const choices = field.kind === 'choice' && field.name !== 'lexicon' ? field.choices(around, someRules()).map((choice) => choiceName(field, choice)) : [];
    return [titleName(field), aboutName(field), ...choices];
  });
  const wanted = [...names, ...COMPUTERS.options.flatMap((option) => (option.kind === 'word' ? option.choices.map((choice) => `${option.name}-${choice}`) : []))];
  expect(wanted.filter((name) => !hasSentence('en', name) || !hasSentence('fr', name))).toEqual([]);
});

test('what is written into a rule is read from it', () => {
  for (const field of fields) {
    const rules = someRules();
    if (field.name.startsWith('hand-time')) rules.clock = { per_hand: { seconds: 60 } };
    if (['game-time', 'overtime-points'].includes(field.name)) rules.clock = { per_game: { seconds: 60, points: 5 } };
    if (field.kind === 'choice') {
      const last = field.choices(around, rules).at(-1) ?? '';
      field.write(rules, last);
      expect(field.read(rules), field.name).toBe(last);
    } else if (field.kind === 'switch') {
      field.write(rules, false);
      expect(field.read(rules), field.name).toBe(false);
    } else {
      field.write(rules, 7);
      expect(field.read(rules), field.name).toBe(7);
    }
  }
});

test('a board that is taken away comes back in its order', () => {
  const rules = someRules();
  const board = fields.find((field) => field.kind === 'switch' && field.values?.['board'] === 'B');
  if (board?.kind !== 'switch') throw new Error('there is no field for board B');
  board.write(rules, false);
  expect(rules.boards).toEqual(['A', 'C', 'D']);
  board.write(rules, true);
  expect(rules.boards).toEqual(['A', 'B', 'C', 'D']);
});

test('only changed rules are sent, and computer players with their aims', () => {
  const choices = firstChoices(game, 'fr', plan);
  if (!choices) throw new Error('nothing is proposed');
  choices.rules.words_per_hand = 'unlimited';
  choices.chairs.push({ ...chair('computer', 'level5'), options: 'rusher' });
  expect(requestOf(game, choices)).toEqual({
    game: 'parcours',
    preset: 'parcours-fr',
    changes: { words_per_hand: 'unlimited' },
    seats: [{ by: 'me' }, { by: 'computer', level: 'level3' }, { by: 'computer', level: 'level5:rusher' }],
    start: true,
  });
});

test('a computer player is read as they were described', () => {
  for (const name of ['level5', 'expert:collector', 'champion:seconds=9']) expect(described(computerChair(name))).toBe(name);
});

test('levels are offered without their aims, as many as the table wants', () => {
  expect(levelsFor(game.levels, 8)).toEqual(['level1', 'level3', 'level8', 'expert']);
  expect(levelsFor(game.levels, 4)).toEqual(['level1', 'level3', 'expert']);
  const chairs = [chair('computer', 'level8')];
  fitLevels(chairs, levelsFor(game.levels, 4), plan);
  expect(chairs[0]?.level).toBe('level3');
});

test('one press sets a table against a gentle computer in the language of the words', () => {
  expect(quickTable(game, { way: AT_ONE_PRESS, language: 'fr', besideName: '' })).toMatchObject({ game: 'parcours', preset: 'parcours-fr', start: true, seats: [{ by: 'me' }, { by: 'computer', level: 'level3' }] });
});

test('the clock is one word or an object', () => {
  expect(variant(someRules().clock)).toBe('none');
});
