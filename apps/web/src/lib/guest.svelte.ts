// Who plays: a name is asked for only when it is needed, and one is proposed.
import type { Result } from './api/result.ts';
import { done } from './api/result.ts';
import { text } from './language/text.svelte.ts';
import { settings } from './preferences.svelte.ts';
import { api } from './server.ts';
import type { Me } from './types/protocol.ts';

/** The name to propose: the one used before, else a guest's. */
export function proposedName(): string {
  return settings.name === '' ? text('guest-name') : settings.name;
}

/** Makes sure that the server knows us under some name. */
export async function introduceOneself(name: string = proposedName()): Promise<Result<Me>> {
  const known = await api.me();
  if (!known.done || known.value.name === name) return known;
  if (known.value.name !== null && settings.name === '') {
    settings.name = known.value.name;
    return done(known.value);
  }
  const taken = await api.takeName(name);
  if (taken.done && name !== text('guest-name')) settings.name = name;
  return taken;
}
