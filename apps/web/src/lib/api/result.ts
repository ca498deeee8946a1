// What comes of asking the server: a value, or a problem with a sentence for the person.
import type { Problem, ProblemKind } from '../types/protocol.ts';

/** Why something was not done; `unreachable` when the server did not answer at all. */
export type Refusal = Omit<Problem, 'problem'> & { problem: ProblemKind | 'unreachable' };

export type Result<Value> = { done: true; value: Value } | { done: false; refusal: Refusal };

export function done<Value>(value: Value): Result<Value> {
  return { done: true, value };
}

export function refused<Value>(refusal: Refusal): Result<Value> {
  return { done: false, refusal };
}

/** The problem of a server that cannot be reached; screens have their own sentence for it. */
export const UNREACHABLE: Refusal = { problem: 'unreachable', sentence: '' };
