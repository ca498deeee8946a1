// The computer players of this game: each level aims at what its character says.
import type { ComputerPlayers } from '../../lib/setup/computers.ts';

export const COMPUTERS: ComputerPlayers = {
  gentle: 'level3',
  usual: 'level4',
  options: [{ kind: 'word', name: 'character', choices: ['adaptive', 'rusher', 'collector'], usual: 'adaptive', appliesTo: () => true }],
};
