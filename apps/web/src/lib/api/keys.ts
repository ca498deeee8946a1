// The sender's own names for actions: sent twice under one name, an action is done once.

/** A random idempotency key. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
