// Problems as sentences, wherever a screen shows one.
import type { Refusal } from './api/result.ts';
import { text } from './language/text.svelte.ts';

/** A sentence for a problem; the server's own where it has one. */
export function sentenceOf(refusal: Refusal): string {
  if (refusal.problem === 'unreachable' || refusal.problem === 'unavailable') return text('network-gone');
  return refusal.sentence === '' ? text('not-done') : refusal.sentence;
}
