// Keys at the table. With an arrow on the board letters lay tiles; without one they are shortcuts.
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { say } from '../../../lib/announcer.svelte.ts';
import { isAsked } from '../../../lib/asked.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Deeds } from './deeds.svelte.ts';
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
export function pressKey(event: KeyboardEvent, where: Where, deeds: Deeds): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || deeds.dialog !== null || deeds.play.undeclared || isAsked()) return false;
  const isOnButton = event.target instanceof Element && event.target.closest('button, a, input, select, summary') !== null;
  if (isOnButton && where === 'elsewhere' && (event.key === 'Enter' || event.key === ' ')) return false;
  const types = where === 'board' || deeds.play.arrow !== null;
  if (types && typeKey(event, deeds)) return true;
  if (where === 'board' && walk(event, deeds)) return true;
  return shortcut(event, deeds);
}

function typeKey(event: KeyboardEvent, deeds: Deeds): boolean {
  const { play } = deeds;
  const arrow = play.arrow ?? { square: play.focus, direction: 'across' as const };
  if (/^\p{L}$/u.test(event.key)) {
    lay(event.key.toLocaleUpperCase(), event.shiftKey, deeds);
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

function lay(letter: string, asBlank: boolean, deeds: Deeds): void {
  const typed = deeds.play.type(letter, asBlank);
  if (typed === 'laid') {
    sound('lay', settings.effects);
    deeds.message = null;
    say(letter);
  } else {
    deeds.refuse(text(typed === 'not in rack' ? 'not-in-rack' : 'no-room', { letter }));
  }
}

function walk(event: KeyboardEvent, deeds: Deeds): boolean {
  const step = ARROWS[event.key];
  const { play } = deeds;
  if (step) {
    const square = beside(play.grid, play.focus, step[0], step[1]);
    sound('step', settings.effects);
    play.focus = square;
    if (play.arrow) play.arrow = { ...play.arrow, square };
    return true;
  }
  if (event.key === 'Home' || event.key === 'End') {
    play.focus = beside(play.grid, play.focus.replace(/^[A-Z]+/, event.key === 'Home' ? 'A' : lastColumn(deeds)), 0, 0);
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

function lastColumn(deeds: Deeds): string {
  return deeds.play.grid.rows[0]?.at(-1)?.square.replace(/\d+$/, '') ?? 'A';
}

function shortcut(event: KeyboardEvent, deeds: Deeds): boolean {
  const { play } = deeds;
  switch (event.key) {
    case 'Enter':
      if (play.laid.length > 0) void deeds.playLaid();
      else deeds.consider('pass');
      return true;
    case 'Escape':
      escape(deeds);
      return true;
    case 'ArrowDown':
      play.takeAllBack();
      return true;
    case 'ArrowUp':
      play.shuffle();
      sound('shuffle', settings.effects);
      return true;
    case '2':
      deeds.consider('pass');
      return true;
    case '3':
      if (play.may('challenge')) void deeds.act({ do: 'challenge' });
      return true;
    case '4':
      deeds.consider('exchange');
      return true;
    case 'h':
      void deeds.askHint();
      return true;
    case 'z':
      deeds.turnZoom();
      return true;
    case 'r':
      deeds.turnScores();
      return true;
    case '?':
      deeds.dialog = 'keys';
      return true;
    default:
      return false;
  }
}

/** Puts down what is in hand, one thing at a time: the picked tile, the arrow, the laid tiles. */
function escape({ play }: Deeds): void {
  if (play.picked !== null) play.picked = null;
  else if (play.arrow) play.arrow = null;
  else play.takeAllBack();
}
