// A screen that is played by controllers: hears their presses, and knows at every moment what each button does.
// See docs/notes/controller.md.
import { flushSync } from 'svelte';
import { settings } from '../preferences.svelte.ts';
import { go, route } from '../router.svelte.ts';
import { tableAtHand, type TableAtHand } from '../table/at-hand.svelte.ts';
import { buttonsOf, isHeard, padOf } from './assigned.ts';
import { commandOf, isWay, type Way } from './buttons.ts';
import { menuDeeds, moveInMenus, type Deeds, type Menus } from './deeds.ts';
import { firstOf, focus, isPressable, PLACES, sendArrow, topDialog, type FieldKind } from './elements.ts';
import type { PadState, Press } from './reading.ts';
import { moveAtTable, tableDeeds } from './table-deeds.ts';

/** What is asked for a controller: letters for a field, or one of its choices. */
export type Asked = { what: 'text'; field: HTMLInputElement | HTMLTextAreaElement } | { what: 'choice'; field: HTMLSelectElement };

export class Pilot {
  pads: readonly PadState[] = $state.raw([]);
  /** The controller that was used last. */
  pad: number = $state(0);
  /** Whether a controller was used last, and no key or pointer. */
  isUsed: boolean = $state(false);
  asked: Asked | null = $state.raw(null);
  /** Whether keys and controllers are being chosen. */
  isAssigning: boolean = $state(false);
  /** What has the focus; anew whenever it moves. */
  #active: { element: Element | null } = $state.raw({ element: null });

  readonly #numbers: number[] = $derived(this.pads.map(({ number }) => number));
  /** The player whose turn it is, at a table that is not over. */
  readonly #player: number | null = $derived.by(() => {
    const play = tableAtHand()?.actions.play;
    return play && play.own && !play.over ? play.player : null;
  });
  /** The controller whose buttons are shown: that of the player who acts, else the one used last. */
  readonly shown: PadState | null = $derived.by(() => {
    const number = (this.#player === null ? null : padOf(settings.controls, this.#player, this.#numbers)) ?? this.pad;
    return this.pads.find((pad) => pad.number === number) ?? this.pads[0] ?? null;
  });
  readonly buttons = $derived(buttonsOf(settings.controls, this.shown?.number ?? 0, this.#player, this.#numbers));
  readonly deeds: Deeds = $derived.by(() => this.#deedsNow());

  readonly #menus: Omit<Menus, 'home'> = {
    edit: (field, kind) => this.#edit(field, kind),
    controls: () => (this.isAssigning = true),
  };

  #deedsNow(): Deeds {
    const active = this.#active.element;
    const pressable = isPressable(active) ? active : null;
    const table = this.#tableInFront();
    if (table) return tableDeeds(pressable, table, this.#menus.edit);
    const home = route().screen === 'front' ? null : (): void => go('/');
    return menuDeeds(pressable, { ...this.#menus, home });
  }

  /** The table, unless something lies over it. */
  #tableInFront(): TableAtHand | null {
    return topDialog() ? null : tableAtHand();
  }

  #edit(field: HTMLElement, kind: FieldKind): void {
    if (kind === 'choice') this.asked = { what: 'choice', field: field as HTMLSelectElement };
    else this.asked = { what: 'text', field: field as HTMLInputElement };
  }

  /** Controllers came or went. One that comes was pressed, or the browser would not tell of it. */
  meet(pads: readonly PadState[]): void {
    if (pads.length > this.pads.length) this.isUsed = true;
    this.pads = pads;
  }

  /** The focus has moved, or something was opened or closed. */
  noticeFocus(): void {
    this.#active = { element: document.activeElement };
  }

  /** A button was pressed: what it asks for is done. */
  hear({ pad, button, again }: Press): void {
    if (!isHeard(settings.controls, pad, this.#player, this.#numbers)) return;
    const command = commandOf(buttonsOf(settings.controls, pad, this.#player, this.#numbers), button);
    if (command === null || (again && !isWay(command))) return;
    this.pad = pad;
    this.isUsed = true;
    const wasLost = this.#land('anything');
    if (isWay(command)) this.#move(command);
    else if (command !== 'select' || !wasLost) this.deeds[command]?.use();
    flushSync();
    this.noticeFocus();
  }

  /** After every frame: a focus that was lost is put where it belongs. */
  looked(): void {
    if (this.isUsed) this.#land(tableAtHand()?.actions.play.own ? 'nothing' : 'anything');
  }

  /** Puts a lost focus where it belongs; gives whether it was lost, so that nothing is pressed before it was seen. */
  #land(otherwise: 'anything' | 'nothing'): boolean {
    const active = document.activeElement;
    const wasLost = !isPressable(active);
    if (wasLost) focus(firstOf(active, otherwise));
    if (document.activeElement !== this.#active.element) this.noticeFocus();
    return wasLost;
  }

  #move(way: Way): void {
    const active = document.activeElement;
    if (!isPressable(active)) return;
    const table = this.#tableInFront();
    if (table) moveAtTable(active, way, table);
    else if (active.matches(PLACES)) this.#moveOnBoard(active, way);
    else moveInMenus(active, way);
  }

  /** A board without a rack, of a review or of a real board: its keys move over it, and from its edge away from it. */
  #moveOnBoard(active: HTMLElement, way: Way): void {
    sendArrow(active, way);
    flushSync();
    if (document.activeElement === active) moveInMenus(active, way);
  }
}
