// What a field is: a rule that a host can choose, with the way it is read, written and edited.
import type { Values } from '../language/messages.ts';
import type { LexiconEntry } from '../types/protocol.ts';

/** Where a field stands on the screen; the first group is seen at once. */
export type Group = 'common' | 'words' | 'turns' | 'end' | 'computer' | 'screen';

/** The groups under "More rules". */
export const MORE_GROUPS: readonly Group[] = ['words', 'turns', 'end', 'computer', 'screen'];

/** What choices depend on besides the rules. */
export interface Around {
  lexicons: readonly LexiconEntry[];
  /** The boards there are, by name. */
  layouts: readonly string[];
}

interface Described<Rules, Value> {
  /** The name of its sentences: `rule-<name>`, `rule-<name>-about`. */
  name: string;
  /** What stands in its sentences. */
  values?: Values;
  group: Group;
  read(rules: Rules): Value;
  write(rules: Rules, value: Value): void;
  /** When it means anything; always, if absent. */
  when?(rules: Rules): boolean;
}

export interface ChoiceField<Rules> extends Described<Rules, string> {
  kind: 'choice';
  choices(around: Around, rules: Rules): readonly string[];
}

export interface NumberField<Rules> extends Described<Rules, number> {
  kind: 'number';
  least: number;
  most: number;
}

/** A length of time, edited as minutes and seconds. */
export interface TimeField<Rules> extends Described<Rules, number> {
  kind: 'time';
}

export interface SwitchField<Rules> extends Described<Rules, boolean> {
  kind: 'switch';
}

export type Field<Rules> = ChoiceField<Rules> | NumberField<Rules> | TimeField<Rules> | SwitchField<Rules>;

/** The name of an enum's variant: `"draw"`, or the key of `{"tournament": 3}`. */
export function variant(value: string | object): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
}

/** The keys of a type whose values are of a kind. */
type KeyOf<Type, Value> = { [Key in keyof Type]: Type[Key] extends Value ? Key : never }[keyof Type] & string;

/** The keys of a type whose values are one word out of several. */
type WordKey<Type> = {
  [Key in keyof Type]: Type[Key] extends string ? (string extends Type[Key] ? never : Key) : never;
}[keyof Type] &
  string;

/** Ways to describe the plain fields of a game's rules. */
export interface Describing<Rules extends { screen: object }> {
  /** A field of the rules that is one word out of several. */
  words: <Key extends WordKey<Rules>>(key: Key, group: Group, choices: readonly Rules[Key][]) => ChoiceField<Rules>;
  /** A number of the rules. */
  ruleNumber: (key: KeyOf<Rules, number>, group: Group, least: number, most: number) => NumberField<Rules>;
  /** A field of the screen that is one word out of several. */
  screenWords: <Key extends WordKey<Rules['screen']>>(key: Key, group: Group, choices: readonly Rules['screen'][Key][]) => ChoiceField<Rules>;
  /** A field of the screen that is on or off. */
  screenSwitch: (key: KeyOf<Rules['screen'], boolean>, group: Group) => SwitchField<Rules>;
  /** A number of the screen. */
  screenNumber: (key: KeyOf<Rules['screen'], number>, group: Group, least: number, most: number) => NumberField<Rules>;
}

type Fields = Record<string, unknown>;

/** Ways to describe the fields of one game. */
export function describing<Rules extends { screen: object }>(): Describing<Rules> {
  const name = (key: string): string => key.replaceAll('_', '-');
  const rulesOf = (rules: Rules): Fields => rules as unknown as Fields;
  const screenOf = (rules: Rules): Fields => rules.screen as Fields;
  const choice = (of: (rules: Rules) => Fields, key: string, group: Group, choices: readonly unknown[]): ChoiceField<Rules> => ({
    kind: 'choice',
    name: name(key),
    group,
    choices: () => choices as string[],
    read: (rules) => of(rules)[key] as string,
    write: (rules, value) => (of(rules)[key] = value),
  });
  const number = (of: (rules: Rules) => Fields, key: string, group: Group, range: [number, number]): NumberField<Rules> => ({
    kind: 'number',
    name: name(key),
    group,
    least: range[0],
    most: range[1],
    read: (rules) => of(rules)[key] as number,
    write: (rules, value) => (of(rules)[key] = value),
  });
  return {
    words: (key, group, choices) => choice(rulesOf, key, group, choices),
    ruleNumber: (key, group, least, most) => number(rulesOf, key, group, [least, most]),
    screenWords: (key, group, choices) => choice(screenOf, key, group, choices),
    screenSwitch: (key, group) => ({
      kind: 'switch',
      name: name(key),
      group,
      read: (rules) => screenOf(rules)[key] as boolean,
      write: (rules, value) => (screenOf(rules)[key] = value),
    }),
    screenNumber: (key, group, least, most) => number(screenOf, key, group, [least, most]),
  };
}

/** Whether a field differs from the rules of the preset. */
export function isChanged<Rules>(field: Field<Rules>, rules: Rules, preset: Rules): boolean {
  return JSON.stringify(field.read(rules)) !== JSON.stringify(field.read(preset));
}
