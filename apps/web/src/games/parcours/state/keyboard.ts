// The keys of this game. With a place chosen letters lay tiles; without one they are shortcuts.
import type { KeyMap } from '../../../lib/table/keyboard.ts';
import type { Actions } from './actions.svelte.ts';
import { roomsOf } from './places.ts';
import type { Play } from './play.svelte.ts';
import { stepped, type Step } from './typing.ts';

const STEPS: Record<string, Step> = { ArrowRight: 'on', ArrowLeft: 'back', ArrowUp: 'across', ArrowDown: 'across', Home: 'first', End: 'last' };

/** Where a key leads on a board, if anywhere. */
export function stepOf(key: string): Step | undefined {
  return STEPS[key];
}

export function keyMap(actions: Actions): KeyMap {
  const { play } = actions;
  return {
    isTyping: () => play.cursor !== null,
    typing: (key) => typingKey(key, play),
    board: (key) => boardKey(key, play),
    shortcut: (key) => shortcut(key, actions),
    putDown: () => putDown(play),
    pad: { choosesPlaces: true },
  };
}

function typingKey(key: string, play: Play): boolean {
  if (key !== 'Backspace' || play.laid.length === 0) return false;
  play.back();
  return true;
}

function boardKey(key: string, play: Play): boolean {
  const step = stepOf(key);
  if (step && play.view) {
    play.focus = stepped(roomsOf(play.view, play.shown), play.focus, step);
    if (play.cursor) play.cursor = play.focus;
    return true;
  }
  if ((key === 'Enter' && (play.picked !== null || play.planned.length === 0)) || key === ' ') {
    return play.press(play.focus) !== 'nothing' || key === ' ';
  }
  return false;
}

function shortcut(key: string, actions: Actions): boolean {
  const { play } = actions;
  if (/^[1-9]$/.test(key)) {
    const room = play.open[Number(key) - 1];
    if (room) play.choose(room);
    return room !== undefined;
  }
  switch (key) {
    case 'Enter':
      if (play.planned.length > 0) void actions.layWords();
      else if (play.may('end')) actions.consider('end');
      else return false;
      return true;
    case 'Backspace':
      if (play.may('take_back')) void actions.takeWordBack();
      return true;
    case '0':
      actions.consider(play.may('pass') ? 'pass' : 'end');
      return true;
    case '-':
      actions.consider('buy');
      return true;
    case '+':
      void actions.refill();
      return true;
    default:
      return false;
  }
}

/** Puts down the picked tile, else the chosen place, else the laid tiles, else another's board. */
function putDown(play: Play): void {
  if (play.picked !== null) play.picked = null;
  else if (play.cursor) play.cursor = null;
  else if (play.laid.length > 0) play.takeAllBack();
  else play.looked = null;
}
