// A game once more: the choices of a table that was played.
import type { Api } from '../../../lib/api/client.ts';
import type { Result } from '../../../lib/api/result.ts';
import { refused } from '../../../lib/api/result.ts';
import type { TableView } from '../../../lib/types/protocol.ts';
import type { Rules } from '../types.ts';
import { chair, requestOf, type Chair, type Choices } from './choices.ts';

export { keepChoices } from './setup.svelte.ts';

/** A computer player as he was described: `champion:seconds=5`. */
function computer(description: string): Chair {
  const [level = 'level3', options = ''] = description.split(':');
  const seconds = Number(/seconds=(\d+)/.exec(options)?.[1] ?? 5);
  return { ...chair('computer', level), seconds };
}

/** The players and rules of a table; friends are invited again. */
export function sameAgain(table: TableView, rules: Rules): Choices {
  let isSeated = false;
  const chairs = table.seats.map((seat): Chair => {
    if (seat.holder === 'computer') return computer(seat.level ?? 'level3');
    if (!seat.yours) return chair('open');
    if (isSeated) return { ...chair('beside'), name: seat.name };
    isSeated = true;
    return chair('me');
  });
  return { preset: table.preset, rules: JSON.parse(JSON.stringify(rules)) as Rules, chairs };
}

/** Sets such a table anew. */
export async function requestAgain(api: Api, game: string, choices: Choices): Promise<Result<TableView>> {
  const games = await api.games();
  if (!games.done) return games;
  const entry = games.value.find((found) => found.id === game);
  return entry ? api.setTable(requestOf(entry, choices)) : refused({ problem: 'not_found', sentence: '' });
}
