// What a host can choose of a computer player: a level, and options that follow it as in `level5:rusher` or `champion:seconds=5`.

interface OptionOf<Value> {
  /** The names of its sentences begin with it. */
  name: string;
  usual: Value;
  /** Whether players of a level have it. */
  appliesTo: (level: string) => boolean;
}

/** One word out of several; the usual one is left out. */
export interface WordOption extends OptionOf<string> {
  kind: 'word';
  choices: readonly string[];
}

/** A number with its name. */
export interface NumberOption extends OptionOf<number> {
  kind: 'number';
  least: number;
  most: number;
}

export type ComputerOption = WordOption | NumberOption;

/** The computer players of a game. */
export interface ComputerPlayers {
  /** For newcomers. */
  gentle: string;
  /** For a free seat at a table of people. */
  usual: string;
  options: readonly ComputerOption[];
}

/** The value of an option in the text that follows a level. */
export function readOption(option: ComputerOption, text: string): string | number {
  const parts = text.split(',');
  if (option.kind === 'word') return parts.find((part) => option.choices.includes(part)) ?? option.usual;
  const found = parts.find((part) => part.startsWith(`${option.name}=`));
  return found === undefined ? option.usual : Number(found.slice(option.name.length + 1));
}

function written(option: ComputerOption, value: string | number): string[] {
  if (option.kind === 'number') return [`${option.name}=${value}`];
  return value === option.usual ? [] : [String(value)];
}

/** The text after a level, with values for the options that the level has. */
export function optionsText(options: readonly ComputerOption[], level: string, valueOf: (option: ComputerOption) => string | number): string {
  const own = options.filter((option) => option.appliesTo(level));
  return own.flatMap((option) => written(option, valueOf(option))).join(',');
}
