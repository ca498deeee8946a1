// The set-up of Zigzag: a sentence for every rule and choice, and the request that comes of it.
import { expect, test } from 'vitest';
import { AT_ONE_PRESS } from '../../../lib/game-manifest.ts';
import { hasSentence } from '../../../lib/language/messages.ts';
import { firstChoices, requestOf } from '../../../lib/setup/choices.ts';
import { aboutName, choiceName, titleName } from '../../../lib/setup/telling.ts';
import type { CatalogueEntry } from '../../../lib/types/protocol.ts';
import { manifest } from '../manifest.ts';
import { quickTable } from '../quick.ts';
import type { Rules } from '../types.ts';
import { planFor } from './choices.ts';

function someRules(language = 'en'): Rules {
  return {
    title: 'Zigzag',
    language,
    lexicon: language,
    lexicon_checksum: '',
    tiles: language === 'en' ? 'english' : 'french',
    reading: 'either',
    piles: 'full',
    actions: 'mixed',
    reverse: 'nothing',
    blanks: 'none',
    lookups: 'forbidden',
    family: 'on',
    screen: { levels: 8, name_length: 24, hint: 'list', see_me_think: true, sound: true, rack_order: 'random' },
  };
}

const game: CatalogueEntry = {
  id: 'zigzag',
  presets: ['en', 'fr'].map((language) => ({ name: `zigzag-${language}`, title: 'Zigzag', about: '', era: '', language, rules: someRules(language) })),
  levels: ['level1', 'level3', 'level8', 'expert'],
  formats: [],
};

const plan = planFor([]);
const { around, fields } = plan;

test('every rule of the game can be chosen', () => {
  const rules = someRules();
  const touched = new Set<string>();
  const watched = new Proxy(rules, { get: (target, key) => (touched.add(String(key)), Reflect.get(target, key)) });
  fields.forEach((field) => field.read(watched));
  const hidden = ['title', 'lexicon_checksum'];
  expect(Object.keys(rules).filter((name) => !touched.has(name) && !hidden.includes(name))).toEqual([]);
});

test('every rule, every choice and every counter has its sentences in both languages', () => {
  const names = fields.flatMap((field) => {
    const choices = field.kind === 'choice' && field.name !== 'lexicon' ? field.choices(around, someRules()).map((choice) => choiceName(field, choice)) : [];
    return [titleName(field), aboutName(field), ...choices];
  });
  const wanted = [...names, ...Object.values(manifest.counters)];
  expect(wanted.filter((name) => !hasSentence('en', name) || !hasSentence('fr', name))).toEqual([]);
});

test('only changed rules are sent', () => {
  const choices = firstChoices(game, 'fr', plan);
  if (!choices) throw new Error('nothing is proposed');
  choices.rules.actions = 'even';
  expect(requestOf(game, choices)).toMatchObject({ game: 'zigzag', preset: 'zigzag-fr', changes: { actions: 'even' }, start: true });
});

test('one press sets a table against a gentle computer in the language of the words', () => {
  const request = quickTable(game, { way: AT_ONE_PRESS, language: 'fr', besideName: '' });
  expect(request).toMatchObject({ game: 'zigzag', preset: 'zigzag-fr', start: true, seats: [{ by: 'me' }, { by: 'computer', level: 'level3' }] });
});
