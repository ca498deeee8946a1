// The computer players of this game: they differ by the words they know and the plays they see.
import type { ComputerPlayers } from '../../lib/setup/computers.ts';

export const COMPUTERS: ComputerPlayers = { gentle: 'level3', usual: 'level4', options: [] };
