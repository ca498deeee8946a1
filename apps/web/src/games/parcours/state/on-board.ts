// What a board component needs from its owner: a game in progress or a review.
import type { Drag } from '../../../lib/hand/drag.svelte.ts';
import type { Play } from './play.svelte.ts';

/** A game as its boards show it. */
export type OnBoard = Pick<Play, 'view' | 'seat' | 'shown' | 'values' | 'acts' | 'veiled' | 'laid' | 'planned' | 'preview' | 'cursor' | 'focus' | 'accepts'>;

/** The tile in the air, and the spot it is over. */
export type InAir = Pick<Drag, 'tile' | 'target'>;

export const NOTHING_IN_AIR: InAir = { tile: null, target: null };
