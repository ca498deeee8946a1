// Settings of an account: loaded from the server after signing in, saved there when they change.
import { settings } from './preferences.svelte.ts';
import { api } from './server.ts';
import { merged, shared } from './settings.ts';
import type { Me } from './types/protocol.ts';

const PAUSE = 800;

/** The account whose settings are shown, if any. */
let account: string | null = $state(null);

/** Handles signing in and out: merges the settings of an account into those of this screen. */
export async function meet(me: Me): Promise<void> {
  if (me.account === account) return;
  account = null;
  if (me.account === null) return;
  const kept = await api.settings();
  if (!kept.done) return;
  Object.assign(settings, merged($state.snapshot(settings), kept.value.settings));
  account = me.account;
}

/** Starts saving the settings of the account; returns a function that stops it. */
export function followPerson(): () => void {
  void api.me().then((me) => (me.done ? meet(me.value) : undefined));
  return $effect.root(() => {
    $effect(() => {
      const kept = shared($state.snapshot(settings));
      if (account === null) return;
      const timer = setTimeout(() => void api.keepSettings(kept), PAUSE);
      return () => clearTimeout(timer);
    });
  });
}
