// Keys at the table of any game with tiles in hand: typed letters lay tiles, other keys walk the board or are shortcuts.
import { say } from '../announcer.svelte.ts';
import { isAsked } from '../asked.ts';
import { controlsOf, type KeySet } from '../controls.ts';
import { tileOn } from '../hand/draft.ts';
import { text } from '../language/text.svelte.ts';
import { settings } from '../preferences.svelte.ts';
import { sound } from '../sound/sound.ts';
import type { TableActions } from './actions.svelte.ts';
import type { Hand, HandView, Typed } from './hand.svelte.ts';
import { laysAtOnce, meantBy } from './key-sets.ts';

/** Where a key was pressed: on the board, or anywhere else at the table. */
export type Where = 'board' | 'elsewhere';

/** A hand whose tiles are laid by typing or by pressing a place. */
export type TypedHand = Hand<HandView, unknown> & {
  /** The place that the keyboard is on. */
  focus: string;
  type(letter: string, asBlank: boolean): Typed;
  press(place: string): string;
};

export type HandActions = TableActions<TypedHand, never, unknown, string>;

/** What the keys of a game mean; each gives whether the key meant something. */
export interface KeyMap {
  /** Whether letters lay tiles wherever they are typed. */
  isTyping: () => boolean;
  /** Other keys of somebody who types. */
  typing: (key: string) => boolean;
  /** Keys on the board that no letter has taken. */
  board: (key: string) => boolean;
  /** Keys anywhere at the table; the common ones come after. */
  shortcut: (key: string) => boolean;
  /** Puts down what is in hand, one thing at a time. */
  putDown: () => void;
  /** What the game has for a controller besides what every table has. */
  pad?: PadExtras;
}

export interface PadExtras {
  /** Shortcuts for the buttons that change how close the board is, and how much of the points is shown. */
  zoom?: string;
  scores?: string;
  /** Whether a place of the board is chosen before tiles are. */
  choosesPlaces?: boolean;
  /** Whether a tile of the rack is laid as soon as it is pressed. */
  laysFromRack?: () => boolean;
  /** Whether directions turn what is laid, so that they do not lead away from the board. */
  turns?: () => boolean;
  /** A picked tile has come down on the focused place. */
  placed?: () => void;
}

/** The set of keys of the player who acts. */
function keySet({ play }: HandActions): KeySet {
  return controlsOf(settings.controls, play.player).keys;
}

/** Whether keys are not the table's: a dialog has them, or the browser. */
function isElsewhere(event: KeyboardEvent, { dialog, play }: HandActions): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || dialog !== null || play.undeclared !== null || isAsked();
}

function isOn(event: KeyboardEvent, elements: string): boolean {
  return event.target instanceof Element && event.target.closest(elements) !== null;
}

/** The key that stands behind one of the player's own set; nothing where it means itself. */
export function keyBehind(event: KeyboardEvent, actions: HandActions, keys: KeyMap): string | null {
  if (isElsewhere(event, actions) || keys.isTyping() || isOn(event, 'input, select, textarea')) return null;
  const meant = meantBy(keySet(actions), event);
  const isPress = meant === 'Enter' && isOn(event, 'button, a, summary');
  return meant === event.key || isPress ? null : meant;
}

/** Does what a key means; true when it meant something. */
export function pressKey(event: KeyboardEvent, where: Where, actions: HandActions, keys: KeyMap): boolean {
  if (isElsewhere(event, actions)) return false;
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (isPress && where === 'elsewhere' && isOn(event, 'button, a, input, select, summary')) return false;
  if (where === 'board' || keys.isTyping()) {
    if (/^\p{L}$/u.test(event.key) && (keys.isTyping() || laysAtOnce(keySet(actions)))) {
      typeLetter(event.key.toLocaleUpperCase(), event.shiftKey, actions);
      return true;
    }
    if (keys.typing(event.key)) return true;
  }
  if (where === 'board' && (keys.board(event.key) || takeBackAtFocus(event.key, actions.play))) return true;
  return keys.shortcut(event.key) || commonShortcut(event.key, actions, keys);
}

/** Lays the tile of a typed letter, or says why not. */
function typeLetter(letter: string, asBlank: boolean, actions: HandActions): void {
  const typed = actions.play.type(letter, asBlank);
  if (typed === 'laid') {
    sound('lay', settings.effects);
    actions.message = null;
    say(letter);
  } else {
    actions.refuse(text(typed === 'not in rack' ? 'not-in-rack' : 'no-room', { letter }));
  }
}

function takeBackAtFocus(key: string, play: TypedHand): boolean {
  if (key !== 'Delete') return false;
  const tile = tileOn(play.draft, play.focus);
  if (tile) play.takeBack(tile.id);
  return true;
}

function commonShortcut(key: string, actions: HandActions, keys: KeyMap): boolean {
  switch (key) {
    case 'Escape':
      keys.putDown();
      return true;
    case 'ArrowDown':
      actions.play.takeAllBack();
      return true;
    case 'ArrowUp':
      actions.play.shuffle();
      sound('shuffle', settings.effects);
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
