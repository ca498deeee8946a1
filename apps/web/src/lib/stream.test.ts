// The event stream: read, lost, found again.
import { expect, test } from 'vitest';
import { listen, type Connection, type Listener, type Source } from './stream.ts';

class FakeSource implements Source {
  onopen: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  closed = false;
  readonly heard = new Map<string, (event: MessageEvent<string>) => void>();

  constructor(readonly address: string) {}

  addEventListener(type: string, heard: (event: MessageEvent<string>) => void): void {
    this.heard.set(type, heard);
  }

  say(type: string, content: unknown): void {
    this.heard.get(type)?.({ data: JSON.stringify(content) } as MessageEvent<string>);
  }

  close(): void {
    this.closed = true;
  }
}

function setUp() {
  const sources: FakeSource[] = [];
  const pauses: { length: number; then: () => void }[] = [];
  const connections: Connection[] = [];
  const numbers: number[] = [];
  let isRemoved = false;
  const listener: Listener = {
    table: () => undefined,
    update: (update) => numbers.push(update.number),
    trial: () => undefined,
    connection: (connection) => connections.push(connection),
    removed: () => (isRemoved = true),
  };
  const around = {
    open: (address: string): Source => {
      const source = new FakeSource(address);
      sources.push(source);
      return source;
    },
    later: (length: number, then: () => void) => {
      pauses.push({ length, then });
      return () => undefined;
    },
  };
  const stream = listen(around, () => `/stream?after=${numbers.at(-1) ?? 0}`, listener);
  return { stream, sources, pauses, connections, numbers, removed: () => isRemoved };
}

test('a broken stream goes on where it stopped', () => {
  const { sources, pauses, connections } = setUp();
  sources[0]?.onopen?.({} as Event);
  sources[0]?.say('update', { number: 41 });
  sources[0]?.onerror?.({} as Event);
  expect(connections).toEqual(['connecting', 'connected', 'lost']);
  pauses[0]?.then();
  expect(sources[1]?.address).toBe('/stream?after=41');
});

test('pauses between tries grow, and end with success', () => {
  const { sources, pauses } = setUp();
  sources[0]?.onerror?.({} as Event);
  pauses[0]?.then();
  sources[1]?.onerror?.({} as Event);
  expect(pauses[1]?.length).toBeGreaterThan(pauses[0]?.length ?? 0);
  pauses[1]?.then();
  sources[2]?.onopen?.({} as Event);
  sources[2]?.onerror?.({} as Event);
  expect(pauses[2]?.length).toBe(pauses[0]?.length);
});

test('a table that is removed is not looked for again', () => {
  const { sources, pauses, removed } = setUp();
  sources[0]?.say('farewell', { because: 'table_removed' });
  expect(removed()).toBe(true);
  expect(sources[0]?.closed).toBe(true);
  expect(pauses).toEqual([]);
});

test('a screen that was too slow comes back without alarm', () => {
  const { sources, pauses, connections } = setUp();
  sources[0]?.say('farewell', { because: 'too_slow' });
  expect(pauses).toHaveLength(1);
  expect(connections).toEqual(['connecting']);
});
