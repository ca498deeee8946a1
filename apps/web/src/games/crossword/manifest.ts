// What the crossword game gives the page.
import type { GameManifest } from '../../lib/game-manifest.ts';
import { settings } from '../../lib/preferences.svelte.ts';
import { COMPUTERS } from './computers.ts';
import { quickTable, WAYS } from './quick.ts';

export const manifest: GameManifest = {
  id: 'crossword',
  table: async () => (await import('./index.ts')).table,
  setup: async () => (await import('./setup/index.ts')).newSetup,
  review: async () => (await import('./review/index.ts')).review,
  keys: async () => (await import('./view/KeyList.svelte')).default,
  tour: {
    sentences: 'tour',
    isTaken: () => settings.tourDone,
    take: () => (settings.tourDone = true),
  },
  computers: COMPUTERS,
  ways: WAYS,
  quickTable,
  counters: { whole_racks: 'statistics-whole-racks' },
};
