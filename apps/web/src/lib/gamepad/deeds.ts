// What the buttons of a controller do at a moment: away from tables, and in whatever lies over them.
import type { Command, Way } from './buttons.ts';
import { beside, cancel, fieldKind, focus, press, slide, topDialog, type FieldKind } from './elements.ts';

/** Something a button does, with the name of the sentence that says so. */
export interface Deed {
  says: string;
  use: () => void;
}

/** What can be done; a button without a deed is not shown. */
export type Deeds = Partial<Record<Exclude<Command, Way>, Deed>>;

export interface Menus {
  /** Writes into a field, or chooses for it. */
  edit: (field: HTMLElement, kind: FieldKind) => void;
  /** Goes to the front page; nothing on it. */
  home: (() => void) | null;
  /** Opens the choice of keys and controllers. */
  controls: () => void;
}

/** The press of the element in focus. */
export function selectDeed(active: HTMLElement | null, edit: Menus['edit']): Deed | null {
  if (!active) return null;
  const kind = fieldKind(active);
  if (kind === 'slider') return null;
  if (kind) return { says: kind === 'text' ? 'pad-write' : 'pad-choose', use: () => edit(active, kind) };
  return { says: 'pad-select', use: () => press(active) };
}

/** What can be done in menus: of a dialog, or of a screen without a table. */
export function menuDeeds(active: HTMLElement | null, menus: Menus): Deeds {
  const [dialog, select] = [topDialog(), selectDeed(active, menus.edit)];
  const deeds: Deeds = select ? { select } : {};
  if (dialog) return { ...deeds, back: { says: 'pad-back', use: () => cancel(dialog) } };
  if (menus.home) deeds.back = { says: 'pad-home', use: menus.home };
  return { ...deeds, menu: { says: 'pad-controls', use: menus.controls } };
}

/** Moves the focus through menus; a slider takes the directions along which it slides. */
export function moveInMenus(active: HTMLElement, way: Way): void {
  const isSide = way === 'left' || way === 'right';
  if (isSide && fieldKind(active) === 'slider') slide(active as HTMLInputElement, way === 'right' ? 1 : -1);
  else focus(beside(active, way));
}
