// What the browser keeps for us: JSON under a name. A browser that keeps nothing is no reason to stop.

/** What was kept under a name, or nothing. */
export function recall(store: Storage | undefined, name: string): unknown {
  try {
    const text = store?.getItem(name);
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a name; nothing is kept when the browser forbids it. */
export function keep(store: Storage | undefined, name: string, value: unknown): void {
  try {
    store?.setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}

export function forget(store: Storage | undefined, name: string): void {
  try {
    store?.removeItem(name);
  } catch {
    return;
  }
}
