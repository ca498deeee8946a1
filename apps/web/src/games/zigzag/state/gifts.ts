// What an Action tile gives away: which tile goes to whom, chosen one by one or proposed.
import type { HeldTile } from '../../../lib/hand/draft.ts';
import { face } from '../../../lib/hand/pieces.ts';
import type { Gift, View } from '../types.ts';

/** One tile that is given. */
export interface Given {
  to: number;
  /** An open tile by its number; nothing for one from the pile, unseen. */
  tile: number | null;
}

/** What there is to give from, once everything else is laid. */
export interface Giver {
  seat: number;
  /** The open tiles that stay. */
  open: readonly HeldTile[];
  pile: number;
}

/** Those who can be given tiles, the one with the fewest tiles first. */
export function receivers(view: View, giver: number): number[] {
  const seats = view.seats.map((seat, number) => ({ ...seat, number })).filter(({ number, resigned }) => number !== giver && !resigned);
  return seats.sort((one, other) => one.left - other.left).map(({ number }) => number);
}

/** So many gifts: as chosen where that is possible, else from the pile to whoever has the fewest tiles. */
export function settledGifts(view: View, giver: Giver, wanted: number, chosen: readonly Partial<Given>[]): Given[] {
  const to = receivers(view, giver.seat);
  const free = new Set(giver.open.map(({ id }) => id));
  let pile = giver.pile;
  const count = Math.min(wanted, free.size + pile);
  const given: Given[] = [];
  for (let number = 0; number < count; number += 1) {
    const wish = chosen[number] ?? {};
    const receiver = wish.to !== undefined && to.includes(wish.to) ? wish.to : (to[0] ?? 0);
    const isWished = wish.tile !== undefined && (wish.tile === null ? pile > 0 : free.has(wish.tile));
    const tile = isWished ? (wish.tile ?? null) : pile > 0 ? null : ([...free][0] ?? null);
    if (tile === null) pile -= 1;
    else free.delete(tile);
    given.push({ to: receiver, tile });
  }
  return given;
}

/** Gifts as an action names them, by receiver. */
export function asAction(given: readonly Given[], open: readonly HeldTile[]): Gift[] {
  const to = [...new Set(given.map((gift) => gift.to))];
  return to.map((seat) => {
    const own = given.filter((gift) => gift.to === seat);
    const tiles = own.flatMap((gift) => open.find(({ id }) => id === gift.tile) ?? []);
    return { to: seat, open: tiles.map((tile) => face(tile.text)), pile: own.length - tiles.length };
  });
}
