// What on the page can have the focus, and where it goes: the same elements that keys reach, found by their places.
import type { Way } from './buttons.ts';
import { nearest, type Box } from './spatial.ts';

const PRESSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** A place of a board, which has keys of its own. */
export const PLACES = '[data-square], [data-spot]';

/** What is meant first on a screen: what says so, a tile in hand, the main button. */
const FIRST = ['[data-first]', '.rack button.tile', '.button.primary'];

/** The topmost dialog, if one is open. */
export function topDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;
}

/** Whether an element can be pressed at this moment. */
export function isPressable(element: Element | null): element is HTMLElement {
  if (element === null || !element.matches(PRESSABLE) || element.matches(':disabled')) return false;
  return (element as HTMLElement).tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Everything that can be pressed, in a dialog or on the page. */
function pressable(scope: ParentNode): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(PRESSABLE)].filter(isPressable);
}

/** The box of an element: of the whole board for its places, of the label for what is ticked. */
function boxOf(element: HTMLElement): Box {
  const board = element.matches(PLACES) ? element.closest('.board') : null;
  const label = element.matches('[type="radio"], [type="checkbox"]') ? element.closest('label') : null;
  return (board ?? label ?? element).getBoundingClientRect();
}

/** Gives an element the focus and shows it. */
export function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return element !== null && element !== undefined;
}

/** The element beside another; places of the board it is on count as one. */
export function beside(from: HTMLElement, way: Way): HTMLElement | null {
  const board = from.matches(PLACES) ? from.closest('.board') : null;
  const others = pressable(topDialog() ?? document).filter((element) => element !== from && !(board?.contains(element) && element.matches(PLACES)));
  const found = nearest(boxOf(from), others.map(boxOf), way);
  return found === null ? null : (others[found] ?? null);
}

/**
 * Where the focus belongs while nothing has it: in the topmost dialog, in the question that has come, or on the screen.
 *
 * What is not meant first is taken only where nothing else can come: at a table the turn, or its question, may be on its way.
 */
export function firstOf(active: Element | null, otherwise: 'anything' | 'nothing'): HTMLElement | null {
  const isQuestion = active?.matches('[tabindex="-1"]:not(:is(h1, h2, dialog))') && active.querySelector(PRESSABLE) !== null;
  const scope = topDialog() ?? (isQuestion ? active : document.querySelector('main'));
  if (!scope) return null;
  for (const selector of otherwise === 'anything' || topDialog() ? [...FIRST, PRESSABLE] : FIRST) {
    const found = [...scope.querySelectorAll(selector)].find(isPressable);
    if (found) return found;
  }
  return null;
}

const KEYS: Record<Way, string> = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' };

/** The arrow key of a direction, as if it had been pressed at an element. */
export function sendArrow(element: Element, way: Way): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: KEYS[way], bubbles: true, cancelable: true }));
}

/** Presses an element as a keyboard does. */
export function press(element: Element): void {
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Closes a dialog as Escape does. */
export function cancel(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** Writes a value into a field as if it had been typed or chosen. */
export function enter(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Moves a slider by one step. */
export function slide(field: HTMLInputElement, step: 1 | -1): void {
  const before = field.value;
  if (step > 0) field.stepUp();
  else field.stepDown();
  if (field.value !== before) enter(field, field.value);
}

/** What a field is called. */
export function nameOf(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string {
  const label = field.labels?.[0]?.innerText ?? '';
  return (field.ariaLabel ?? '') || label.trim().split('\n')[0] || field.getAttribute('placeholder') || '';
}

/** What kind of field an element is, as far as it is not simply pressed. */
export type FieldKind = 'text' | 'choice' | 'slider';

const TEXT_TYPES = ['text', 'search', 'email', 'password', 'number', 'tel', 'url', ''];

export function fieldKind(element: Element): FieldKind | null {
  if (element instanceof HTMLSelectElement) return 'choice';
  if (element instanceof HTMLTextAreaElement) return element.readOnly ? null : 'text';
  if (!(element instanceof HTMLInputElement)) return null;
  if (element.type === 'range') return 'slider';
  return TEXT_TYPES.includes(element.type) && !element.readOnly ? 'text' : null;
}
