// What the menu of every table offers besides what is the game's own.
import { text } from '../../lib/language/text.svelte.ts';
import { settings } from '../../lib/preferences.svelte.ts';
import { api } from '../../lib/server.ts';
import type { Tool, Way } from './tool.ts';

interface Menu {
  /** The table's id. */
  table: string;
  /** Opens what lies over the table. */
  open: (dialog: 'tour' | 'keys') => void;
  /** Asks whether the game is given up; nothing where that cannot be done. */
  resign: (() => void) | null;
}

/** From this width on, in pixels, the panels stand beside the board and need no row of their own. */
export const WIDE = 640;

export function commonRows({ table, open, resign }: Menu): (Tool | Way)[] {
  return [
    { title: text('way-tour'), use: () => open('tour') },
    { title: text('keys'), key: '?', use: () => open('keys') },
    { title: text(settings.fast ? 'fast-on' : 'fast-off'), pressed: settings.fast, use: () => (settings.fast = !settings.fast) },
    { title: text(settings.effects > 0 ? 'sound-on' : 'sound-off'), pressed: settings.effects > 0, use: () => (settings.effects = settings.effects > 0 ? 0 : 6) },
    { title: text('save-file'), href: api.fileAddress(table, 'lettrine'), download: true },
    ...(resign ? [{ title: text('resign'), use: resign }] : []),
    { title: text('ways-settings'), href: '/settings' },
    { title: text('leave-table'), href: '/' },
  ];
}
