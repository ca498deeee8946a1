// What can be done next, in one sentence.
import { nameAt } from '../../../lib/table/telling.ts';
import type { Values } from '../../../lib/language/messages.ts';
import type { Play } from './play.svelte.ts';
import { kindOf } from './tiles.ts';

/** A sentence by name, with its values. */
export interface Told {
  name: string;
  values: Values;
  /** Whether the player has to do it. */
  isUrgent: boolean;
}

/** What a guide needs to know of a game. */
export type Situation = Pick<Play, 'view' | 'seat' | 'over' | 'acts' | 'may' | 'objection' | 'laying' | 'preview' | 'anchor' | 'picked' | 'table' | 'tile' | 'kept'>;

function told(name: string, values: Values = {}, isUrgent = false): Told {
  return { name: `zigzag-next-${name}`, values, isUrgent };
}

export function guide(play: Situation): Told {
  const { view, laying, table } = play;
  if (play.over || !view) return told('over');
  if (play.may('return')) return told('return', { count: view.phase.waits_for === 'return' ? view.phase.count : 0 }, true);
  if (play.seat === null) return told('watch', { name: nameAt(view, view.turn) });
  if (play.objection) return told('objection', { sentence: play.objection }, true);
  if (laying.chain.length > 0) return guideChain(play);
  if (laying.action) return told('action-alone', {}, true);
  if (!play.acts) return told('wait', { name: nameAt(view, view.turn) });
  if (table.length === 0) return told('first', {}, true);
  if (play.picked !== null) return told('picked', { tile: play.tile(play.picked)?.text.replace(/[[\]]/g, '') ?? '' }, true);
  if (play.anchor !== null) return told('build', { letter: (table[play.anchor]?.tile ?? '').toLocaleUpperCase() }, true);
  return told(play.kept.some((tile) => kindOf(tile.text)) ? 'choose-or-action' : 'choose', {}, true);
}

/** What is said of a chain that makes no word yet. */
function guideChain({ laying, preview }: Situation): Told {
  if (laying.on === null && laying.chain.length < 2) return told('second');
  return preview?.readings.length === 0 ? told('no-word', {}, true) : told('reading');
}
