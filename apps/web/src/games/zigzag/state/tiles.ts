// Tiles of this game as text: letters and blanks as everywhere, and four kinds of Action tiles.
import type { HeldTile } from '../../../lib/hand/draft.ts';
import { face } from '../../../lib/hand/pieces.ts';

/** What an Action tile does. */
export type Kind = 'skip' | 'reverse' | '+2' | '+3';

const KINDS: readonly string[] = ['skip', 'reverse', '+2', '+3'] satisfies Kind[];

/** The kind of an Action tile; nothing for a letter. */
export function kindOf(text: string): Kind | null {
  const shown = face(text);
  return KINDS.includes(shown) ? (shown as Kind) : null;
}

/** Whether a held tile is an Action tile. */
export function isAction(tile: HeldTile): boolean {
  return kindOf(tile.text) !== null;
}

/** How many tiles a kind gives away. */
export function giftsOf(kind: Kind): number {
  return kind.startsWith('+') ? Number(kind.slice(1)) : 0;
}

/** A tile as a rack writes it: what has more than one character stands in brackets. */
export function inRack(text: string): string {
  return text.length > 1 ? `[${text}]` : text;
}

/** Whether a tile on the table is a blank: those are written small. */
export function isBlankOnTable(text: string): boolean {
  return kindOf(text) === null && text !== text.toLocaleUpperCase();
}
