// The buttons of a standard controller, what each set of buttons makes of them, and the signs that stand on them.
import type { ButtonSet } from '../controls.ts';

export const WAYS = ['up', 'down', 'left', 'right'] as const;
export type Way = (typeof WAYS)[number];

/** A button by its place; both sticks are one set of four more. */
export type Button = 'south' | 'east' | 'west' | 'north' | 'l1' | 'r1' | 'select' | 'start' | Way | `stick-${Way}`;

/** What a press asks for. */
export type Command = Way | 'select' | 'back' | 'zoom' | 'shuffle' | 'scores' | 'jump' | 'pause' | 'menu';

/** The buttons in the order of the standard layout. */
export const STANDARD: readonly (Button | null)[] = [
  'south', 'east', 'west', 'north', 'l1', 'r1', null, null, 'select', 'start', null, null, 'up', 'down', 'left', 'right',
];

type Meanings = Readonly<Partial<Record<Button, Command>>>;

const STICKS: Meanings = { 'stick-up': 'up', 'stick-down': 'down', 'stick-left': 'left', 'stick-right': 'right', start: 'pause', select: 'menu' };
const CROSS: Meanings = { ...STICKS, up: 'up', down: 'down', left: 'left', right: 'right', l1: 'jump', r1: 'scores' };

const MEANINGS: Record<ButtonSet, Meanings> = {
  usual: { ...CROSS, south: 'select', north: 'back', east: 'zoom', west: 'shuffle' },
  round: { ...CROSS, east: 'select', south: 'back', north: 'zoom', west: 'shuffle' },
  mirrored: {
    ...STICKS,
    north: 'up', south: 'down', west: 'left', east: 'right',
    down: 'select', up: 'back', right: 'zoom', left: 'shuffle', r1: 'jump', l1: 'scores',
  },
};

/** What a button asks for in a set of buttons; nothing for one without a meaning. */
export function commandOf(set: ButtonSet, button: Button): Command | null {
  return MEANINGS[set][button] ?? null;
}

export function isWay(command: Command): command is Way {
  return (WAYS as readonly string[]).includes(command);
}

/** The button that asks for something: the first that is no stick. */
export function buttonFor(set: ButtonSet, command: Command): Button | null {
  const found = STANDARD.find((button) => button !== null && MEANINGS[set][button] === command);
  return found ?? null;
}

/** Whose signs stand on a controller. */
export type Signs = 'shapes' | 'xbox' | 'nintendo';

/** The signs of the four buttons under the right thumb, and of those around them. */
const SIGNS: Record<Signs, Partial<Record<Button, string>>> = {
  shapes: { south: '✕', east: '●', west: '■', north: '▲', l1: 'L1', r1: 'R1', select: 'Select', start: 'Start' },
  xbox: { south: 'A', east: 'B', west: 'X', north: 'Y', l1: 'LB', r1: 'RB', select: 'View', start: 'Menu' },
  nintendo: { south: 'B', east: 'A', west: 'Y', north: 'X', l1: 'L', r1: 'R', select: '−', start: '+' },
};

const ARROWS: Partial<Record<Button, string>> = { up: '↑', down: '↓', left: '←', right: '→' };

/** The signs of a controller, by what it calls itself. */
export function signsOf(id: string): Signs {
  if (/xbox|xinput|045e/i.test(id)) return 'xbox';
  return /nintendo|switch|joy-con|057e/i.test(id) ? 'nintendo' : 'shapes';
}

export function signOf(signs: Signs, button: Button): string {
  return SIGNS[signs][button] ?? ARROWS[button] ?? '';
}

/** The signs of the buttons that move. */
export function waySigns(set: ButtonSet, signs: Signs): string {
  if (set !== 'mirrored') return '✚';
  return WAYS.map((way) => signOf(signs, buttonFor(set, way) ?? way)).join(' ');
}
