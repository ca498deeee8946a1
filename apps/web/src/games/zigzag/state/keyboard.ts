// The keys of this game. Letters lay tiles on the letter that the keyboard is on; arrows walk, or turn the chain.
import { say } from '../../../lib/announcer.svelte.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import type { KeyMap } from '../../../lib/table/keyboard.ts';
import type { Actions } from './actions.svelte.ts';
import type { Camera } from './camera.svelte.ts';
import { oldName, readOld } from './laying.ts';
import type { Play } from './play.svelte.ts';
import { spokenTurn } from './telling-room.ts';
import { kindOf } from './tiles.ts';
import { AHEAD, besideIn, wayOf } from './walking.ts';

/** What arrows do to a chain: to the sides they turn it around its letter, up and down they bend it. */
const TURNS: Record<string, ['swing' | 'bend', 1 | -1]> = { ArrowRight: ['swing', 1], ArrowLeft: ['swing', -1], ArrowUp: ['bend', -1], ArrowDown: ['bend', 1] };

interface Keyed {
  actions: Actions;
  camera: Camera;
  /** Shows the whole table. */
  whole: () => void;
  /** Moves the focus to the table. */
  toTable: () => void;
}

export function keyMap(keyed: Keyed): KeyMap {
  const { play } = keyed.actions;
  return {
    isTyping: () => play.anchor !== null || play.laying.chain.length > 0 || (play.acts && play.table.length === 0),
    typing: (key) => typingKey(key, keyed.actions),
    board: (key) => boardKey(key, keyed.actions),
    shortcut: (key) => shortcut(key, keyed),
    putDown: () => putDown(play),
    pad: { zoom: 'f', choosesPlaces: true, laysFromRack: () => play.start !== null, turns: () => play.laying.chain.length > 0 },
  };
}

function typingKey(key: string, actions: Actions): boolean {
  const { play } = actions;
  const turn = TURNS[key];
  if (key === 'Backspace' && play.laid.length > 0) {
    play.back();
    return true;
  }
  if (!turn || (play.laying.chain.length === 0 && play.laying.action === null)) return false;
  turnLaid(turn, actions);
  return true;
}

/** Turns or bends what is laid, and says which way it goes then. */
function turnLaid([how, by]: ['swing' | 'bend', 1 | -1], actions: Actions): void {
  const { play } = actions;
  const isTurned = play.laying.chain.length > 0 ? play.turnChain(how, by) : play.turnAction(by);
  if (isTurned) say(spokenTurn(play.laying, text));
  else actions.refuse(text('zigzag-no-turn'));
}

function boardKey(key: string, actions: Actions): boolean {
  const { play } = actions;
  const way = wayOf(key);
  if (way) {
    const next = besideIn(play.table, readOld(play.focus) ?? 0, way);
    play.focus = oldName(next);
    return true;
  }
  const listed = listedKey(key, play);
  if (listed !== null) {
    play.focus = oldName(listed);
    return true;
  }
  if (key === ' ' || (key === 'Enter' && play.laid.length === 0)) {
    const done = play.press(play.focus);
    if (done === 'blocked') actions.refuse(text('zigzag-blocked-letter'));
    return true;
  }
  return false;
}

/** How far a press on an arrow moves the table, in pixels. */
const PAN = 80;

/** Shift with an arrow moves the table, wherever the focus is but in a text; gives whether it did. */
export function panKey(event: KeyboardEvent, camera: Camera): boolean {
  const way = wayOf(event.key);
  const isText = event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
  if (!way || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || isText) return false;
  const [right, down] = AHEAD[way];
  camera.pan(-PAN * right, -PAN * down);
  return true;
}

/** Some keys go through the letters in the order in which they were laid. */
function listedKey(key: string, play: Play): number | null {
  const letters = play.table.flatMap((tile, number) => (kindOf(tile.tile) ? [] : [number]));
  const at = letters.indexOf(readOld(play.focus) ?? 0);
  const steps: Record<string, number> = { Home: 0, End: letters.length - 1, PageDown: at + 1, PageUp: at - 1 };
  const step = steps[key];
  return step === undefined ? null : (letters[step] ?? letters[at] ?? 0);
}

function shortcut(key: string, { actions, camera, whole, toTable }: Keyed): boolean {
  const { play } = actions;
  switch (key) {
    case 'Enter':
      if (play.laid.length === 0) return false;
      void actions.playLaid();
      return true;
    case '2':
      actions.consider('pass');
      return true;
    case '4':
      actions.consider('exchange');
      return true;
    case '/':
      if (play.own && !play.over) actions.dialog = 'write';
      return true;
    case 't':
      toTable();
      return true;
    case 'a':
    case '!':
      return layAnyAction(play);
    case '.':
      play.announceNext();
      return true;
    case 'f':
    case '0':
      whole();
      return true;
    case '+':
      camera.zoomIn();
      return true;
    case '-':
      camera.zoomOut();
      return true;
    default:
      return false;
  }
}

/** Lays the first Action tile of the rack, or takes the laid one back. */
export function layAnyAction(play: Play): boolean {
  const { action } = play.laying;
  const tile = action?.held ?? play.kept.find((held) => kindOf(held.text) !== null);
  if (tile) play.tap(tile.id);
  return tile !== undefined;
}

/** Puts down the picked tile, else the laid tiles, else the chosen letter. */
function putDown(play: Play): void {
  if (play.picked !== null) play.picked = null;
  else if (play.laid.length > 0) play.takeAllBack();
  else play.anchor = null;
}
