// Keys at the table. With a place chosen letters lay tiles; without one they are shortcuts.
import { say } from '../../../lib/announcer.svelte.ts';
import { isAsked } from '../../../lib/asked.ts';
import { tileOn } from '../../../lib/hand/draft.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Actions } from './actions.svelte.ts';
import { roomsOf } from './places.ts';
import { stepped, type Step } from './typing.ts';

/** Where a key was pressed: on a board, or anywhere else at the table. */
export type Where = 'board' | 'elsewhere';

const STEPS: Record<string, Step> = { ArrowRight: 'on', ArrowLeft: 'back', ArrowUp: 'across', ArrowDown: 'across', Home: 'first', End: 'last' };

/** Where a key leads on a board, if anywhere. */
export function stepOf(key: string): Step | undefined {
  return STEPS[key];
}

/** Does what a key means; true when it meant something. */
export function pressKey(event: KeyboardEvent, where: Where, actions: Actions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || actions.dialog !== null || actions.play.undeclared !== null || isAsked()) return false;
  const isOnButton = event.target instanceof Element && event.target.closest('button, a, input, select, summary') !== null;
  if (isOnButton && where === 'elsewhere' && (event.key === 'Enter' || event.key === ' ')) return false;
  const types = where === 'board' || actions.play.cursor !== null;
  if (types && typeKey(event, actions)) return true;
  if (where === 'board' && walk(event, actions)) return true;
  return shortcut(event, actions);
}

function typeKey(event: KeyboardEvent, actions: Actions): boolean {
  const { play } = actions;
  if (/^\p{L}$/u.test(event.key)) {
    lay(event.key.toLocaleUpperCase(), event.shiftKey, actions);
    return true;
  }
  if (event.key === 'Backspace' && play.laid.length > 0) {
    play.back();
    return true;
  }
  return false;
}

function lay(letter: string, asJoker: boolean, actions: Actions): void {
  const typed = actions.play.type(letter, asJoker);
  if (typed === 'laid') {
    sound('lay', settings.effects);
    actions.message = null;
    say(letter);
  } else {
    actions.refuse(text(typed === 'not in rack' ? 'not-in-rack' : 'no-room', { letter }));
  }
}

function walk(event: KeyboardEvent, actions: Actions): boolean {
  const { play } = actions;
  const step = stepOf(event.key);
  if (step && play.view) {
    play.focus = stepped(roomsOf(play.view, play.shown), play.focus, step);
    if (play.cursor) play.cursor = play.focus;
    return true;
  }
  if ((event.key === 'Enter' && (play.picked !== null || play.planned.length === 0)) || event.key === ' ') {
    return play.press(play.focus) !== 'nothing' || event.key === ' ';
  }
  if (event.key === 'Delete') {
    const tile = tileOn(play.draft, play.focus);
    if (tile) play.takeBack(tile.id);
    return true;
  }
  return false;
}

function shortcut(event: KeyboardEvent, actions: Actions): boolean {
  const { play } = actions;
  if (/^[1-9]$/.test(event.key)) {
    const room = play.open[Number(event.key) - 1];
    if (room) play.choose(room);
    return room !== undefined;
  }
  switch (event.key) {
    case 'Enter':
      if (play.planned.length > 0) void actions.layWords();
      else if (play.may('end')) actions.consider('end');
      else return false;
      return true;
    case 'Escape':
      escape(actions);
      return true;
    case 'Backspace':
      if (play.may('take_back')) void actions.takeWordBack();
      return true;
    case 'ArrowDown':
      play.takeAllBack();
      return true;
    case 'ArrowUp':
      play.shuffle();
      sound('shuffle', settings.effects);
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
    case 'h':
      void actions.askHint();
      return true;
    case '?':
      actions.dialog = 'keys';
      return true;
    default:
      return false;
  }
}

/** Puts down what is in hand, one thing at a time: the picked tile, the chosen place, the laid tiles, another's board. */
function escape({ play }: Actions): void {
  if (play.picked !== null) play.picked = null;
  else if (play.cursor) play.cursor = null;
  else if (play.laid.length > 0) play.takeAllBack();
  else play.looked = null;
}
