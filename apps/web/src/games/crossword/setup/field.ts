// What a field is: a rule that a host can choose, with the way it is read, written and edited.
import type { LexiconEntry } from '../../../lib/types/protocol.ts';
import type { Rules, Screen } from '../types.ts';

/** Where a field stands on the screen; the first group is seen at once. */
export type Group = 'common' | 'words' | 'turns' | 'end' | 'computer' | 'screen';

/** What choices depend on besides the rules. */
export interface Around {
  lexicons: readonly LexiconEntry[];
  layouts: readonly string[];
}

interface Described<Value> {
  /** The name of its sentences: `rule-<name>`, `rule-<name>-about`. */
  name: string;
  group: Group;
  read: (rules: Rules) => Value;
  write: (rules: Rules, value: Value) => void;
  /** When it means anything; always, if absent. */
  when?: (rules: Rules) => boolean;
}

export interface ChoiceField extends Described<string> {
  kind: 'choice';
  choices: (around: Around, rules: Rules) => readonly string[];
}

export interface NumberField extends Described<number> {
  kind: 'number';
  least: number;
  most: number;
}

/** A length of time, edited as minutes and seconds. */
export interface TimeField extends Described<number> {
  kind: 'time';
}

export interface SwitchField extends Described<boolean> {
  kind: 'switch';
}

export type Field = ChoiceField | NumberField | TimeField | SwitchField;

/** The name of an enum's variant: `"draw"`, or the key of `{"tournament": 3}`. */
export function variant(value: string | object): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}

type PlainKey = {
  [Key in keyof Rules]: Rules[Key] extends string ? (string extends Rules[Key] ? never : Key) : never;
}[keyof Rules];

/** A field of the rules that is one word out of several. */
export function words<Key extends PlainKey>(key: Key, group: Group, choices: readonly Rules[Key][]): ChoiceField {
  return {
    kind: 'choice',
    name: key.replaceAll('_', '-'),
    group,
    choices: () => choices,
    read: (rules) => rules[key],
    write: (rules, value) => (rules[key] = value as Rules[Key]),
  };
}

type ScreenKey<Value> = { [Key in keyof Screen]: Screen[Key] extends Value ? Key : never }[keyof Screen];

/** A field of the screen that is one word out of several. */
export function screenWords<Key extends ScreenKey<string>>(key: Key, group: Group, choices: readonly Screen[Key][]): ChoiceField {
  return {
    kind: 'choice',
    name: key.replaceAll('_', '-'),
    group,
    choices: () => choices,
    read: (rules) => rules.screen[key],
    write: (rules, value) => (rules.screen[key] = value as Screen[Key]),
  };
}

/** A field of the screen that is on or off. */
export function screenSwitch(key: ScreenKey<boolean>, group: Group): SwitchField {
  return {
    kind: 'switch',
    name: key.replaceAll('_', '-'),
    group,
    read: (rules) => rules.screen[key],
    write: (rules, value) => (rules.screen[key] = value),
  };
}

/** A number of the screen. */
export function screenNumber(key: ScreenKey<number>, group: Group, least: number, most: number): NumberField {
  return {
    kind: 'number',
    name: key.replaceAll('_', '-'),
    group,
    least,
    most,
    read: (rules) => rules.screen[key],
    write: (rules, value) => (rules.screen[key] = value),
  };
}

/** A number of the rules. */
export function ruleNumber(key: 'rack_size' | 'bonus' | 'minimum_people', group: Group, least: number, most: number): NumberField {
  return {
    kind: 'number',
    name: key.replaceAll('_', '-'),
    group,
    least,
    most,
    read: (rules) => rules[key],
    write: (rules, value) => (rules[key] = value),
  };
}
