// The keys of this game. With an arrow on the board letters lay tiles; without one they are shortcuts.
import { say } from '../../../lib/announcer.svelte.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { KeyMap } from '../../../lib/table/keyboard.ts';
import type { Actions } from './actions.svelte.ts';
import type { Play } from './play.svelte.ts';
import { beside, onward, skipped, turned, typedBack } from './typing.ts';

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function keyMap(actions: Actions): KeyMap {
  const { play } = actions;
  return {
    isTyping: () => play.arrow !== null,
    typing: (key) => typingKey(key, play),
    board: (key) => boardKey(key, play),
    shortcut: (key) => shortcut(key, actions),
    putDown: () => putDown(play),
    pad: { zoom: 'z', scores: 'r', placed: () => (play.focus = onward(play.grid, play.draft, play.focus)) },
  };
}

function typingKey(key: string, play: Play): boolean {
  const arrow = play.arrow ?? { square: play.focus, direction: 'across' as const };
  switch (key) {
    case ' ':
      play.point(skipped(play.grid, arrow));
      return true;
    case 'Backspace':
      play.point(typedBack(play.grid, play.draft, arrow));
      return true;
    case '/':
    case 'Insert':
      play.arrow = turned(arrow);
      say(text(play.arrow.direction === 'across' ? 'heard-across' : 'heard-down'));
      return true;
    default:
      return false;
  }
}

function boardKey(key: string, play: Play): boolean {
  const step = STEPS[key];
  if (step) {
    const square = beside(play.grid, play.focus, step[0], step[1]);
    sound('step', settings.effects);
    play.focus = square;
    if (play.arrow) play.arrow = { ...play.arrow, square };
    return true;
  }
  if (key === 'Home' || key === 'End') {
    play.focus = beside(play.grid, play.focus.replace(/^[A-Z]+/, key === 'Home' ? 'A' : lastColumn(play)), 0, 0);
    return true;
  }
  if (key === 'Enter' && (play.picked !== null || play.laid.length === 0)) {
    play.press(play.focus);
    return true;
  }
  return false;
}

function lastColumn(play: Play): string {
  return play.grid.rows[0]?.at(-1)?.square.replace(/\d+$/, '') ?? 'A';
}

function shortcut(key: string, actions: Actions): boolean {
  const { play } = actions;
  switch (key) {
    case 'Enter':
      if (play.laid.length > 0) void actions.playLaid();
      else actions.consider('pass');
      return true;
    case '2':
      actions.consider('pass');
      return true;
    case '3':
      if (play.may('challenge')) actions.consider('challenge');
      return true;
    case '4':
      actions.consider('exchange');
      return true;
    case 'z':
      actions.turnZoom();
      return true;
    case 'r':
      actions.turnScores();
      return true;
    default:
      return false;
  }
}

/** Puts down the picked tile, else the arrow, else the laid tiles. */
function putDown(play: Play): void {
  if (play.picked !== null) play.picked = null;
  else if (play.arrow) play.arrow = null;
  else play.takeAllBack();
}
