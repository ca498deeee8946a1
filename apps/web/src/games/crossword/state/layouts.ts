// The boards of this game, as the server describes them.
import type { Result } from '../../../lib/api/result.ts';
import type { LayoutView } from '../../../lib/types/protocol.ts';

/** The names of all boards, the usual one first. */
export const LAYOUTS: readonly string[] = ['standard', 'large', 'small'];

/** Who can be asked for a board. */
interface LayoutSource {
  layout(name: string): Promise<Result<LayoutView>>;
}

const known = new Map<string, LayoutView>();

/** The board of this name; nothing before it was loaded. */
export function layoutNamed(name: string): LayoutView | null {
  return known.get(name) ?? null;
}

/** Loads a board, once; nothing when the server does not know it or cannot be reached. */
export async function loadLayout(source: LayoutSource, name: string): Promise<LayoutView | null> {
  const result = known.has(name) ? null : await source.layout(name);
  if (result?.done) known.set(name, result.value);
  return layoutNamed(name);
}
