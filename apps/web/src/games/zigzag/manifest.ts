// What Zigzag gives the page.
import type { GameManifest } from '../../lib/game-manifest.ts';
import { keep, recall } from '../../lib/stored.ts';
import { COMPUTERS } from './computers.ts';
import { quickTable, WAYS } from './quick.ts';

const TOUR = 'lettrine.tour.zigzag';
const store = typeof localStorage === 'undefined' ? undefined : localStorage;

export const manifest: GameManifest = {
  id: 'zigzag',
  table: async () => (await import('./index.ts')).table,
  setup: async () => (await import('./setup/index.ts')).newSetup,
  review: async () => (await import('./review/index.ts')).review,
  keys: async () => (await import('./view/KeyList.svelte')).default,
  tour: {
    sentences: 'zigzag-tour',
    isTaken: () => recall(store, TOUR) === true,
    take: () => keep(store, TOUR, true),
  },
  computers: COMPUTERS,
  ways: WAYS,
  quickTable,
  counters: {
    whole_racks: 'statistics-whole-racks',
    words: 'zigzag-statistics-words',
    tiles_laid: 'zigzag-statistics-tiles-laid',
    actions: 'zigzag-statistics-actions',
    given: 'zigzag-statistics-given',
    received: 'zigzag-statistics-received',
    passes: 'zigzag-statistics-passes',
  },
};
