// The set-up of this game.
import { Setup, type SetupRequest } from '../../../lib/setup/setup.svelte.ts';
import { loadLayouts } from '../state/layouts.ts';
import type { Rules } from '../types.ts';
import { planFor } from './choices.ts';

export async function newSetup(request: SetupRequest): Promise<Setup<Rules>> {
  return new Setup(request, planFor(request.lexicons, await loadLayouts(request.api)));
}
