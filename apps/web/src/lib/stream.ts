// The event stream of a table: opened, read, and opened again whenever it breaks.
import type { Farewell, TableView, TrialShown, Update } from './types/protocol.ts';

/** Whether the table can be heard. */
export type Connection = 'connecting' | 'connected' | 'lost';

export interface Listener {
  table: (table: TableView) => void;
  update: (update: Update) => void;
  trial: (trial: TrialShown) => void;
  connection: (connection: Connection) => void;
  removed: () => void;
}

/** The part of an EventSource that is needed. */
export interface Source {
  addEventListener(type: string, heard: (event: MessageEvent<string>) => void): void;
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  close(): void;
}

export interface StreamSurroundings {
  open: (address: string) => Source;
  /** Calls back after a pause; gives a way to call it off. */
  later: (milliseconds: number, then: () => void) => () => void;
}

export interface Stream {
  /** Tries again at once, because the network may be back. */
  hurry(): void;
  close(): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

/** Keeps a stream open; `address` tells where to go on, given what has been heard. */
export function listen(around: StreamSurroundings, address: () => string, listener: Listener): Stream {
  let source: Source | null = null;
  let pause = FIRST_PAUSE;
  let callOff: (() => void) | null = null;
  let isClosed = false;

  const close = (): void => {
    callOff?.();
    callOff = null;
    source?.close();
    source = null;
  };
  const tryLater = (): void => {
    close();
    if (isClosed) return;
    callOff = around.later(pause, open);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
  const lose = (): void => {
    if (isClosed) return;
    listener.connection('lost');
    tryLater();
  };
  const say = (farewell: Farewell): void => {
    if (farewell.because === 'table_removed') {
      isClosed = true;
      close();
      listener.removed();
    } else if (farewell.because === 'server_stops') {
      lose();
    } else {
      tryLater();
    }
  };
  function open(): void {
    if (isClosed) return;
    close();
    const opened = around.open(address());
    source = opened;
    opened.onopen = () => {
      pause = FIRST_PAUSE;
      listener.connection('connected');
    };
    opened.onerror = lose;
    opened.addEventListener('table', (event) => listener.table(JSON.parse(event.data) as TableView));
    opened.addEventListener('update', (event) => listener.update(JSON.parse(event.data) as Update));
    opened.addEventListener('trial', (event) => listener.trial(JSON.parse(event.data) as TrialShown));
    opened.addEventListener('farewell', (event) => say(JSON.parse(event.data) as Farewell));
  }

  listener.connection('connecting');
  open();
  return {
    hurry: () => {
      if (callOff) open();
    },
    close: () => {
      isClosed = true;
      close();
    },
  };
}
