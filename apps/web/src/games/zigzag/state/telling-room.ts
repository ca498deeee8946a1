// What a look at the plane tells: how far one could build from a letter, which way a chain goes, what is laid.
import type { Speaker } from '../../../lib/table/telling.ts';
import { nameAt } from '../../../lib/table/telling.ts';
import type { View } from '../types.ts';
import { longestArc } from './curve.ts';
import { groundOf, written, type Laying } from './laying.ts';
import type { Play } from './play.svelte.ts';
import { actionName, sideOf, sidesOf, spokenLetter } from './telling.ts';

/** A longer chain than this is never laid: a hand of tiles. */
const HAND = 7;

/** How many tiles have room on a letter, side by side. */
export function spokenRoom(view: View, number: number, words: readonly string[], speak: Speaker): string {
  const tile = view.table[number];
  if (!tile) return '';
  const ground = groundOf(number, view.table);
  const room = sidesOf(tile.free).map((side) => {
    const count = longestArc(ground, tile.free.filter((direction) => sideOf(direction) === side), HAND);
    return speak('zigzag-room-side', { side: speak(`zigzag-side-${side}`), count });
  });
  const letter = spokenLetter(tile, words, speak);
  return room.length > 0 ? speak('zigzag-heard-room', { letter, room: room.join(', ') }) : speak('zigzag-heard-no-room', { letter });
}

/** Which way a chain goes, or an Action tile by itself; the first tile of a game lies in the middle. */
export function spokenTurn({ on, chain, action }: Laying, speak: Speaker): string {
  const going = chain.length > 0 ? chain.slice(on === null ? 1 : 0) : action ? [action] : [];
  const sides = going.map(({ direction }) => sideOf(direction)).filter((side, number, all) => side !== all[number - 1]);
  return speak('zigzag-heard-turned', { sides: sides.map((side) => speak(`zigzag-side-${side}`)).join(', ') });
}

/** What is laid and not played: the tiles, the word they make and the others they could make, the Action tile and its gifts. */
export function spokenLaid(play: Pick<Play, 'view' | 'laying' | 'reading' | 'readings' | 'leaves' | 'gifts'>, speak: Speaker): string {
  const { view, reading, readings, gifts } = play;
  const { chain, action } = play.laying;
  const said: string[] = [];
  if (chain.length > 0) said.push(speak('zigzag-heard-tiles', { tiles: chain.map(({ held }) => written(held).toLocaleUpperCase()).join(', ') }));
  if (reading) said.push(speak('zigzag-heard-makes', { word: reading.word, left: play.leaves }));
  const others = readings.filter((other) => other !== reading).map(({ word }) => word);
  if (others.length > 0) said.push(speak('zigzag-heard-others', { words: others.join(', ') }));
  if (action) said.push(speak('zigzag-heard-action-laid', { action: actionName(action.kind, speak) }));
  if (gifts.length > 0) said.push(speak('zigzag-effect-gifts', { count: gifts.length, names: [...new Set(gifts.map(({ to }) => nameAt(view, to)))].join(', ') }));
  return said.length > 0 ? said.join(' ') : speak('zigzag-heard-nothing-laid');
}
