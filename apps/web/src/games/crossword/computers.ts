// The computer players of this game.
import type { ComputerPlayers } from '../../lib/setup/computers.ts';

const CHAMPION = 'champion';

export const COMPUTERS: ComputerPlayers = {
  gentle: 'level3',
  usual: 'level4',
  options: [{ kind: 'number', name: 'seconds', least: 1, most: 60, usual: 5, appliesTo: (level) => level === CHAMPION }],
};
