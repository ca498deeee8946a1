// Keys at the table. With a place chosen letters lay tiles; without one they are shortcuts.
import { say } from '../../../lib/announcer.svelte.ts';
import { isAsked } from '../../../lib/asked.ts';
import { tileOn } from '../../../lib/hand/draft.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Deeds } from './deeds.svelte.ts';
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
export function pressKey(event: KeyboardEvent, where: Where, deeds: Deeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || deeds.dialog !== null || deeds.play.undeclared !== null || isAsked()) return false;
  const isOnButton = event.target instanceof Element && event.target.closest('button, a, input, select, summary') !== null;
  if (isOnButton && where === 'elsewhere' && (event.key === 'Enter' || event.key === ' ')) return false;
  const types = where === 'board' || deeds.play.cursor !== null;
  if (types && typeKey(event, deeds)) return true;
  if (where === 'board' && walk(event, deeds)) return true;
  return shortcut(event, deeds);
}

function typeKey(event: KeyboardEvent, deeds: Deeds): boolean {
  const { play } = deeds;
  if (/^\p{L}$/u.test(event.key)) {
    lay(event.key.toLocaleUpperCase(), event.shiftKey, deeds);
    return true;
  }
  if (event.key === 'Backspace' && play.laid.length > 0) {
    play.back();
    return true;
  }
  return false;
}

function lay(letter: string, asJoker: boolean, deeds: Deeds): void {
  const typed = deeds.play.type(letter, asJoker);
  if (typed === 'laid') {
    sound('lay', settings.effects);
    deeds.message = null;
    say(letter);
  } else {
    deeds.refuse(text(typed === 'not in rack' ? 'not-in-rack' : 'no-room', { letter }));
  }
}

function walk(event: KeyboardEvent, deeds: Deeds): boolean {
  const { play } = deeds;
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

function shortcut(event: KeyboardEvent, deeds: Deeds): boolean {
  const { play } = deeds;
  if (/^[1-9]$/.test(event.key)) {
    const room = play.open[Number(event.key) - 1];
    if (room) play.choose(room);
    return room !== undefined;
  }
  switch (event.key) {
    case 'Enter':
      if (play.planned.length > 0) void deeds.layWords();
      else if (play.may('end')) deeds.consider('end');
      else return false;
      return true;
    case 'Escape':
      escape(deeds);
      return true;
    case 'Backspace':
      if (play.may('take_back')) void deeds.takeWordBack();
      return true;
    case 'ArrowDown':
      play.takeAllBack();
      return true;
    case 'ArrowUp':
      play.shuffle();
      sound('shuffle', settings.effects);
      return true;
    case '0':
      deeds.consider(play.may('pass') ? 'pass' : 'end');
      return true;
    case '-':
      deeds.consider('buy');
      return true;
    case '+':
      void deeds.refill();
      return true;
    case 'h':
      void deeds.askHint();
      return true;
    case '?':
      deeds.dialog = 'keys';
      return true;
    default:
      return false;
  }
}

/** Puts down what is in hand, one thing at a time: the picked tile, the chosen place, the laid tiles, another's board. */
function escape({ play }: Deeds): void {
  if (play.picked !== null) play.picked = null;
  else if (play.cursor) play.cursor = null;
  else if (play.laid.length > 0) play.takeAllBack();
  else play.looked = null;
}
