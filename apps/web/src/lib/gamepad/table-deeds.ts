// What the buttons of a controller do at a table: in the rack, on the board, and everywhere else there.
import { flushSync } from 'svelte';
import { tileOn } from '../hand/draft.ts';
import { settings } from '../preferences.svelte.ts';
import { sound } from '../sound/sound.ts';
import type { TableAtHand } from '../table/at-hand.svelte.ts';
import type { Way } from './buttons.ts';
import { selectDeed, moveInMenus, type Deed, type Deeds, type Menus } from './deeds.ts';
import { beside, focus, isPressable, PLACES, sendArrow } from './elements.ts';

type Zone = 'board' | 'rack' | 'elsewhere';

function zoneOf(active: Element | null, { stage }: TableAtHand): Zone {
  if (active?.matches(PLACES) && stage.frame?.contains(active)) return 'board';
  return active && stage.rack?.contains(active) ? 'rack' : 'elsewhere';
}

/** The place in the rack of the tile that last had the focus. */
let lastSlot = 0;

function slotOf(tile: Element): number {
  return Number(tile.closest<HTMLElement>('[data-slot]')?.dataset['slot'] ?? 0);
}

/** To the tile nearest to the one that last had the focus; without tiles, to the last button beside the rack, which plays. */
function toRack({ stage }: TableAtHand): void {
  flushSync();
  const tiles = [...(stage.rack?.querySelectorAll<HTMLElement>('button.tile') ?? [])];
  tiles.sort((one, other) => Math.abs(slotOf(one) - lastSlot) - Math.abs(slotOf(other) - lastSlot));
  focus(tiles[0] ?? [...(stage.rack?.closest('.hand')?.querySelectorAll('button') ?? [])].findLast(isPressable));
}

/** The place of the board that keys are on; there is none on an empty table without squares. */
function placeOnBoard({ stage }: TableAtHand): HTMLElement | undefined {
  return [...(stage.frame?.querySelectorAll<HTMLElement>(PLACES) ?? [])].find((place) => place.tabIndex === 0);
}

/** A picked tile comes down on the place in focus, and the next one is chosen. */
function place(table: TableAtHand): void {
  const { play } = table.actions;
  table.pressed(play.focus);
  if (play.picked !== null) return;
  table.keys.pad?.placed?.();
  toRack(table);
}

/** The press of a place: a picked tile comes down, a laid one is lifted, or the place is chosen. */
function pressOnBoard(table: TableAtHand): Deed | null {
  const { actions: { play }, keys } = table;
  const own = tileOn(play.draft, play.focus);
  const choosesPlaces = keys.pad?.choosesPlaces === true;
  if (play.picked !== null) return choosesPlaces || play.takes(play.focus) ? { says: 'pad-place', use: () => place(table) } : null;
  if (own) return { says: 'pad-lift', use: () => (play.picked = own.id) };
  if (!choosesPlaces) return { says: 'pad-choose-tile', use: () => toRack(table) };
  return { says: 'pad-choose', use: () => choose(table) };
}

function choose(table: TableAtHand): void {
  table.pressed(table.actions.play.focus);
  toRack(table);
}

/** Back on the board: a picked tile is put down, a laid one taken back; else it is left for the rack. */
function backOnBoard(table: TableAtHand): Deed {
  const { play } = table.actions;
  const own = tileOn(play.draft, play.focus);
  if (play.picked !== null) return { says: 'pad-put-down', use: () => (play.picked = null) };
  return own ? { says: 'pad-take-back', use: () => play.takeBack(own.id) } : { says: 'pad-to-rack', use: () => toRack(table) };
}

/** Puts down what is in hand, or takes every tile back. */
function backDeed({ actions: { play }, keys }: TableAtHand): Deed | null {
  if (play.picked !== null) return { says: 'pad-put-down', use: () => (play.picked = null) };
  if (play.laid.length > 0) return { says: 'pad-take-all', use: () => play.takeAllBack() };
  return keys.isTyping() ? { says: 'pad-put-down', use: keys.putDown } : null;
}

function inRack(active: HTMLElement, edit: Menus['edit'], table: TableAtHand): Deed | null {
  const { play } = table.actions;
  const select = selectDeed(active, edit);
  const isPicked = play.picked === Number(active.dataset['tile']);
  return select && { ...select, says: isPicked ? 'pad-put-down' : table.keys.pad?.laysFromRack?.() ? 'pad-place' : 'pad-pick' };
}

/** Stops the clock or lets it run; where the rules know no pause, the menu opens. */
function pauseDeed({ actions }: TableAtHand): Deed {
  for (const action of ['resume', 'pause'] as const) {
    if (actions.play.may(action)) return { says: `pad-${action}`, use: () => void actions.act({ do: action } as never) };
  }
  return menuDeed(actions);
}

function menuDeed(actions: TableAtHand['actions']): Deed {
  return { says: 'pad-menu', use: () => (actions.dialog = 'menu') };
}

/** What can be done at a table, with the focus where it is. */
export function tableDeeds(active: HTMLElement | null, table: TableAtHand, edit: Menus['edit']): Deeds {
  const { actions, keys } = table;
  const { play } = actions;
  const zone = zoneOf(active, table);
  const hasHand = play.own !== null && !play.veiled && !play.over;
  const shortcut = (says: string, key: string | undefined): Deed | null => (key ? { says, use: () => void keys.shortcut(key) } : null);
  const found: Record<keyof Deeds, Deed | null> = {
    select: selectDeed(active, edit),
    back: hasHand ? backDeed(table) : null,
    zoom: shortcut('pad-zoom', keys.pad?.zoom),
    shuffle: hasHand ? { says: 'pad-shuffle', use: () => shuffle(table) } : null,
    scores: shortcut('pad-scores', keys.pad?.scores),
    jump: hasHand && placeOnBoard(table) ? { says: 'pad-to-board', use: () => focus(placeOnBoard(table)) } : null,
    pause: pauseDeed(table),
    menu: menuDeed(actions),
  };
  if (hasHand && zone === 'rack' && active) found.select = inRack(active, edit, table);
  if (hasHand && zone === 'board') Object.assign(found, { select: pressOnBoard(table), back: backOnBoard(table), jump: { says: 'pad-to-rack', use: () => toRack(table) } });
  return Object.fromEntries(Object.entries(found).filter(([, deed]) => deed !== null)) as Deeds;
}

function shuffle({ actions: { play } }: TableAtHand): void {
  play.shuffle();
  sound('shuffle', settings.effects);
}

/** Moves at a table: over the board as its keys do, along the rack with a picked tile, between both, and from button to button. */
export function moveAtTable(active: HTMLElement, way: Way, table: TableAtHand): void {
  const { play } = table.actions;
  const zone = zoneOf(active, table);
  if (zone === 'board') return moveOnBoard(active, way, table);
  if (zone === 'elsewhere') return moveElsewhere(active, way, table);
  lastSlot = slotOf(active);
  const isSide = way === 'left' || way === 'right';
  if (isSide && play.picked === Number(active.dataset['tile'])) return sendArrow(active, way);
  const next = beside(active, way);
  const place = way === 'up' && !next?.closest('.question') ? placeOnBoard(table) : null;
  focus(place ?? next);
}

/** What lies beneath the rack leads up to it, and not past it. */
function moveElsewhere(active: HTMLElement, way: Way, table: TableAtHand): void {
  const { rack } = table.stage;
  const isBeneath = rack && active.getBoundingClientRect().top >= rack.getBoundingClientRect().bottom;
  if (way === 'up' && isBeneath && beside(active, way)?.matches(PLACES)) toRack(table);
  else moveInMenus(active, way);
}

function moveOnBoard(active: HTMLElement, way: Way, table: TableAtHand): void {
  const { play } = table.actions;
  const before = play.focus;
  sendArrow(active, way);
  flushSync();
  if (play.focus !== before || table.keys.pad?.turns?.()) return;
  if (way === 'down' && isPressable(table.stage.rack?.querySelector('button.tile') ?? null)) toRack(table);
  else moveInMenus(active, way);
}
