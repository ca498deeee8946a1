// Keys at the table. With an arrow on the board letters lay tiles; without one they are shortcuts.
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { say } from '../../../lib/announcer.svelte.ts';
import { isAsked } from '../../../lib/asked.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Actions } from './actions.svelte.ts';
import { tileOn } from '../../../lib/hand/draft.ts';
import { beside, skipped, turned, typedBack } from './typing.ts';

/** Where a key was pressed: on the board, or anywhere else at the table. */
export type Where = 'board' | 'elsewhere';

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Does what a key means; true when it meant something. */
export function pressKey(event: KeyboardEvent, where: Where, actions: Actions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || actions.dialog !== null || actions.play.undeclared || isAsked()) return false;
  const isOnButton = event.target instanceof Element && event.target.closest('button, a, input, select, summary') !== null;
  if (isOnButton && where === 'elsewhere' && (event.key === 'Enter' || event.key === ' ')) return false;
  const types = where === 'board' || actions.play.arrow !== null;
  if (types && typeKey(event, actions)) return true;
  if (where === 'board' && walk(event, actions)) return true;
  return shortcut(event, actions);
}

function typeKey(event: KeyboardEvent, actions: Actions): boolean {
  const { play } = actions;
  const arrow = play.arrow ?? { square: play.focus, direction: 'across' as const };
  if (/^\p{L}$/u.test(event.key)) {
    lay(event.key.toLocaleUpperCase(), event.shiftKey, actions);
    return true;
  }
  switch (event.key) {
    case ' ':
      play.arrow = skipped(play.grid, arrow);
      play.focus = play.arrow.square;
      return true;
    case 'Backspace':
      play.arrow = typedBack(play.grid, play.draft, arrow);
      play.focus = play.arrow.square;
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

function lay(letter: string, asBlank: boolean, actions: Actions): void {
  const typed = actions.play.type(letter, asBlank);
  if (typed === 'laid') {
    sound('lay', settings.effects);
    actions.message = null;
    say(letter);
  } else {
    actions.refuse(text(typed === 'not in rack' ? 'not-in-rack' : 'no-room', { letter }));
  }
}

function walk(event: KeyboardEvent, actions: Actions): boolean {
  const step = ARROWS[event.key];
  const { play } = actions;
  if (step) {
    const square = beside(play.grid, play.focus, step[0], step[1]);
    sound('step', settings.effects);
    play.focus = square;
    if (play.arrow) play.arrow = { ...play.arrow, square };
    return true;
  }
  if (event.key === 'Home' || event.key === 'End') {
    play.focus = beside(play.grid, play.focus.replace(/^[A-Z]+/, event.key === 'Home' ? 'A' : lastColumn(actions)), 0, 0);
    return true;
  }
  if (event.key === 'Enter' && (play.picked !== null || play.laid.length === 0)) {
    play.press(play.focus);
    return true;
  }
  if (event.key === 'Delete') {
    const tile = tileOn(play.draft, play.focus);
    if (tile) play.takeBack(tile.id);
    return true;
  }
  return false;
}

function lastColumn(actions: Actions): string {
  return actions.play.grid.rows[0]?.at(-1)?.square.replace(/\d+$/, '') ?? 'A';
}

function shortcut(event: KeyboardEvent, actions: Actions): boolean {
  const { play } = actions;
  switch (event.key) {
    case 'Enter':
      if (play.laid.length > 0) void actions.playLaid();
      else actions.consider('pass');
      return true;
    case 'Escape':
      escape(actions);
      return true;
    case 'ArrowDown':
      play.takeAllBack();
      return true;
    case 'ArrowUp':
      play.shuffle();
      sound('shuffle', settings.effects);
      return true;
    case '2':
      actions.consider('pass');
      return true;
    case '3':
      if (play.may('challenge')) void actions.act({ do: 'challenge' });
      return true;
    case '4':
      actions.consider('exchange');
      return true;
    case 'h':
      void actions.askHint();
      return true;
    case 'z':
      actions.turnZoom();
      return true;
    case 'r':
      actions.turnScores();
      return true;
    case '?':
      actions.dialog = 'keys';
      return true;
    default:
      return false;
  }
}

/** Puts down what is in hand, one thing at a time: the picked tile, the arrow, the laid tiles. */
function escape({ play }: Actions): void {
  if (play.picked !== null) play.picked = null;
  else if (play.arrow) play.arrow = null;
  else play.takeAllBack();
}
