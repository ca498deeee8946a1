// A table as a screen knows it: updates in their order, trials shown before what they led to.
import { expect, test } from 'vitest';
import type { Api } from './api/client.ts';
import { done, refused } from './api/result.ts';
import { TableSession } from './table.svelte.ts';
import type { TableView, Update } from './types/protocol.ts';

function update(number: number): Update {
  return { number, clock: 0, views: [], thinking: [], waits_for: [] };
}

function sitDown(api: Partial<Api> = {}): TableSession {
  const around = { open: () => { throw new Error('no stream here'); }, later: () => () => undefined };
  return new TableSession('a-table', api as Api, around);
}

test('an update that comes late does not turn the table back', () => {
  const session = sitDown();
  session.take(update(5));
  session.take(update(4));
  expect(session.update?.number).toBe(5);
});

test('an update waits while trials are shown, and trials after it wait with it', () => {
  const session = sitDown();
  const heard: number[] = [];
  let isShowing = true;
  session.isShowing = () => isShowing;
  session.onTrial = (trial) => heard.push(trial.number);
  session.hear({ trial: { seat: 1, number: 4, trial: {} } });
  session.hear({ update: update(5) });
  session.hear({ trial: { seat: 2, number: 5, trial: {} } });
  expect([session.update, heard]).toEqual([null, [4]]);
  isShowing = false;
  session.goOn('in time');
  expect([session.update?.number, heard]).toEqual([5, [4, 5]]);
});

test('an action of our own is not kept waiting', async () => {
  const session = sitDown({ act: () => Promise.resolve(done(update(7))) });
  session.isShowing = () => true;
  session.hear({ update: update(6) });
  await session.act(0, { do: 'pass' });
  expect(session.update?.number).toBe(7);
});

test('a screen that was behind is given what it missed', async () => {
  const refusal = { problem: 'behind' as const, sentence: '', missed: [update(8), update(9)] };
  const session = sitDown({ act: () => Promise.resolve(refused(refusal)) });
  await session.act(0, { do: 'pass' });
  expect(session.update?.number).toBe(9);
});

test('two actions at once are one too many', async () => {
  let sent = 0;
  const session = sitDown({ act: () => { sent += 1; return Promise.resolve(done(update(1))); } });
  await Promise.all([session.act(0, {}), session.act(0, {})]);
  expect(sent).toBe(1);
});

test('a screen that comes asks for the present, not for the past, whose racks are other racks', async () => {
  const asked: string[] = [];
  const api = {
    table: () => Promise.resolve(done({ seats: [] } as unknown as TableView)),
    streamAddress: (id: string, after: number | null) => `${id} after ${after}`,
  };
  const source = { addEventListener: () => undefined, onopen: null, onerror: null, close: () => undefined };
  const around = { open: (address: string) => (asked.push(address), source), later: () => () => undefined };
  const session = new TableSession('a-table', api as unknown as Api, around);
  await session.open();
  session.take(update(12));
  session.reopen();
  expect(asked).toEqual(['a-table after null', 'a-table after 12']);
});
