// The set-up: one description a field, sentences for all of them, and the request that comes of it.
import { expect, test } from 'vitest';
import { hasSentence } from '../../../lib/language/messages.ts';
import type { CatalogueEntry, TableView } from '../../../lib/types/protocol.ts';
import type { Rules } from '../types.ts';
import { chair } from '../../../lib/setup/chairs.ts';
import { changesOf, firstChoices, readChoices, requestOf, sameAgain, takePreset } from '../../../lib/setup/choices.ts';
import { fit, levelsFor, planFor, type Choices } from './choices.ts';
import { isChanged, variant } from '../../../lib/setup/field.ts';
import { FIELDS } from './fields.ts';
import { aboutName, choiceName, titleName } from '../../../lib/setup/telling.ts';
import { readTime, timeText } from '../../../lib/setup/time.ts';

const plan = planFor([], ['standard', 'small', 'large']);
const { around } = plan;

function someRules(): Rules {
  return {
    title: 'Some',
    language: 'en',
    lexicon: 'en',
    lexicon_checksum: '',
    tiles: 'english',
    layout: 'standard',
    mode: 'normal',
    rack_size: 7,
    bonus: 50,
    first_play: 'covers_start',
    starter: 'draw',
    exchange: { needs_in_bag: 7 },
    unknown_word: 'refused',
    refused_word: 'try_again',
    end: { passes: 'bag_empty_round', no_play: false, adjustment: 'rack_to_player_out' },
    tie_break: 'none',
    clock: 'none',
    picking: 'automatic',
    racks: 'hidden',
    remaining: 'unseen',
    undo: 'never',
    lookups: 'allowed',
    minimum_people: 0,
    family: 'on',
    screen: { levels: 8, name_length: 24, keys: 'modern', hint: 'list', see_me_think: false, placement_speed: 0, sound: true, fast: false, rack_order: 'random' },
  };
}

function someGame(): CatalogueEntry {
  const four = someRules();
  four.screen.levels = 4;
  four.language = 'fr';
  return {
    id: 'crossword',
    presets: [
      { name: 'some', title: 'Some', about: '', era: '', language: 'en', rules: someRules() },
      { name: 'four', title: 'Four', about: '', era: '', language: 'fr', rules: four },
    ],
    levels: ['level1', 'level2', 'level3', 'level8', 'expert', 'champion', 'level1of4', 'level2of4', 'level4of4'],
    formats: ['gcg'],
  };
}

function someChoices(): Choices {
  const first = firstChoices(someGame(), 'en', plan);
  if (!first) throw new Error('there is a preset');
  return first;
}

test('every field, and every choice of it, has its sentences in both languages', () => {
  const free = ['lexicon'];
  for (const language of ['en', 'fr'] as const) {
    for (const field of FIELDS) {
      expect(hasSentence(language, titleName(field)), titleName(field)).toBe(true);
      expect(hasSentence(language, aboutName(field)), aboutName(field)).toBe(true);
      if (field.kind !== 'choice' || free.includes(field.name)) continue;
      for (const choice of field.choices(around, someRules())) {
        expect(hasSentence(language, choiceName(field, choice)), choiceName(field, choice)).toBe(true);
      }
    }
  }
});

test('every computer player is described in both languages', () => {
  const all = [...'12345678'].map((number) => `level${number}`).concat([...'1234'].map((number) => `level${number}of4`), ['expert', 'champion']);
  for (const language of ['en', 'fr'] as const) {
    expect(all.filter((level) => !hasSentence(language, `level-${level}`))).toEqual([]);
  }
});

test('what is written into a field is read back, for every choice of every field', () => {
  for (const field of FIELDS) {
    const rules = someRules();
    switch (field.kind) {
      case 'choice':
        for (const choice of field.choices(around, rules)) {
          field.write(rules, choice);
          expect(field.read(rules), field.name).toBe(choice);
        }
        break;
      case 'switch':
        field.write(rules, true);
        expect(field.read(rules), field.name).toBe(true);
        break;
      default:
        field.write(rules, field.kind === 'number' ? field.least : 200);
        if (field.when?.(rules) ?? true) expect(field.read(rules), field.name).toBe(field.kind === 'number' ? field.least : 200);
    }
  }
});

test('every rule can be reached', () => {
  const untouched = new Set(Object.keys(someRules()).filter((name) => !['title', 'lexicon_checksum'].includes(name)));
  const screen = new Set(Object.keys(someRules().screen));
  for (const field of FIELDS) {
    const [before, rules] = [someRules(), someRules()];
    const tries = field.kind === 'choice' ? field.choices({ ...around, lexicons: [{ name: 'other', language: 'en', words: 1, checksum: '' }] }, rules) : [];
    for (const choice of tries) {
      if (field.kind === 'choice') field.write(rules, choice);
      mark(before, rules);
    }
    if (field.kind === 'number') field.write(rules, field.read(rules) === field.least ? field.most : field.least);
    if (field.kind === 'switch') field.write(rules, !field.read(rules));
    mark(before, rules);
  }
  expect([...untouched]).toEqual([]);
  expect([...screen]).toEqual([]);

  function mark(before: Rules, rules: Rules): void {
    Object.keys(changesOf(before, rules)).forEach((name) => untouched.delete(name));
    for (const [name, value] of Object.entries(rules.screen)) {
      if ((before.screen as unknown as Record<string, unknown>)[name] !== value) screen.delete(name);
    }
  }
});

test('fields that mean nothing under the rules are not shown', () => {
  const rules = someRules();
  const names = (): string[] => FIELDS.filter((field) => field.group === 'common' && (field.when?.(rules) ?? true)).map((field) => field.name);
  expect(names()).not.toContain('games');
  rules.mode = { tournament: 3 };
  rules.clock = { per_turn: { seconds: 200, over: { loses_points: 3 } } };
  expect(names()).toEqual(expect.arrayContaining(['games', 'turn-time', 'time-over', 'minute-points']));
  expect(names()).not.toContain('game-time');
});

test('a field that differs from the preset is known', () => {
  const rules = someRules();
  rules.bonus = 40;
  const changed = FIELDS.filter((field) => isChanged(field, rules, someRules())).map((field) => field.name);
  expect(changed).toEqual(['bonus']);
});

test('only rules that differ from the preset are sent, each whole', () => {
  const chosen = someChoices();
  chosen.rules.exchange = { needs_in_bag: 7, times: 1 };
  chosen.rules.screen.hint = 'none';
  const request = requestOf(someGame(), chosen);
  expect(request).toMatchObject({ game: 'crossword', preset: 'some', start: true });
  expect(Object.keys(request.changes as object).sort()).toEqual(['exchange', 'screen']);
  expect(request.changes).toMatchObject({ exchange: { needs_in_bag: 7, times: 1 } });
});

test('a table with a free seat waits for a friend', () => {
  const chosen = someChoices();
  chosen.chairs = [chair('me'), chair('open')];
  expect(requestOf(someGame(), chosen)).toMatchObject({ start: false, seats: [{ by: 'me' }, { by: 'open' }] });
});

test('a champion is told how long to think', () => {
  const chosen = someChoices();
  chosen.chairs = [chair('me'), { ...chair('computer', 'champion'), options: 'seconds=9' }];
  expect(requestOf(someGame(), chosen).seats[1]).toEqual({ by: 'computer', level: 'champion:seconds=9' });
});

test('with four levels players keep their strength', () => {
  const chosen = someChoices();
  takePreset(chosen, someGame(), 'four', plan);
  expect(chosen.chairs.map((seat) => seat.level)).toEqual(['level2of4', 'level2of4']);
  expect(levelsFor(someGame().levels, 4)).toEqual(['expert', 'champion', 'level1of4', 'level2of4', 'level4of4']);
});

test('ways in bring good rules along', () => {
  const alone = someChoices();
  fit(alone, 'solitaire');
  expect(alone.rules.mode).toBe('solitaire');
  expect(alone.chairs).toHaveLength(1);
  const real = someChoices();
  fit(real, 'real-board');
  expect(real.rules).toMatchObject({ mode: 'real_board', racks: 'open', clock: 'none' });
  const tournament = someChoices();
  fit(tournament, 'tournament');
  expect(variant(tournament.rules.mode)).toBe('tournament');
});

test('choices are found again, and what does not fit is left out', () => {
  const chosen = someChoices();
  chosen.rules.bonus = 35;
  const kept = JSON.parse(JSON.stringify(chosen)) as Record<string, unknown>;
  (kept['rules'] as Record<string, unknown>)['gone'] = 1;
  (kept['chairs'] as unknown[]).push({ by: 'nobody' });
  const read = readChoices(kept, someGame(), plan);
  expect(read?.rules.bonus).toBe(35);
  expect(read?.rules).not.toHaveProperty('gone');
  expect(read?.chairs).toHaveLength(2);
  expect(readChoices({ preset: 'never' }, someGame(), plan)).toBeNull();
  expect(readChoices(undefined, someGame(), plan)).toBeNull();
});

test('a game is played again by those who are here; others are invited', () => {
  const seat = { level: null, ready: true, here: true };
  const table = {
    preset: 'some',
    seats: [
      { ...seat, seat: 0, holder: 'person', name: 'Ada', yours: true },
      { ...seat, seat: 1, holder: 'person', name: 'Bob', yours: true },
      { ...seat, seat: 2, holder: 'person', name: 'Eve', yours: false },
      { ...seat, seat: 3, holder: 'computer', name: 'C', yours: false, level: 'champion:seconds=4' },
    ],
  } as TableView;
  const again = sameAgain(table, someRules());
  expect(again.chairs.map((found) => found.by)).toEqual(['me', 'beside', 'open', 'computer']);
  expect(again.chairs[1]?.name).toBe('Bob');
  expect(again.chairs[3]).toMatchObject({ level: 'champion', options: 'seconds=4' });
});

test('times are read as people write them', () => {
  expect(readTime('3:05')).toBe(185);
  expect(readTime('25')).toBe(1500);
  expect(readTime('3:75')).toBeNull();
  expect(readTime('soon')).toBeNull();
  expect(timeText(605)).toBe('10:05');
});
