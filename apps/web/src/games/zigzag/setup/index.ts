// The set-up of this game.
import { Setup, type SetupRequest } from '../../../lib/setup/setup.svelte.ts';
import type { Rules } from '../types.ts';
import { planFor } from './choices.ts';

export function newSetup(request: SetupRequest): Setup<Rules> {
  return new Setup(request, planFor(request.lexicons));
}
