// How long the page keeps the processor to itself: the longest of the browser's tasks while something is done.
import { expect, type Page } from '@playwright/test';

/** People feel a pause that is longer than this, in milliseconds. */
export const FELT = 50;

const ROUNDS = 4;

/** What the browser notes of its own work; `tdur` is processor time in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

async function longestTaskOf(page: Page, deed: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('only a browser of our own can be traced');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await deed();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const isPage = (event: TraceEvent): boolean => event.name === 'thread_name' && event.args?.name === 'CrRendererMain';
  const pages = new Set(traceEvents.filter(isPage).map(thread));
  const tasks = traceEvents.filter((event) => event.tdur !== undefined && pages.has(thread(event)));
  expect(tasks.length, 'the browser noted its tasks').toBeGreaterThan(100);
  return Math.max(...tasks.map((task) => (task.tdur ?? 0) / 1000));
}

/**
 * Does something again and again until nobody would feel its longest task; fails when every round has one that is felt.
 *
 * The first round is not counted: code that runs for the first time is slow once. Of the others the best one counts,
 * because what the deed itself costs comes in every round, and a hiccup of a busy machine does not.
 */
export async function expectUnfelt(page: Page, deed: () => Promise<void>): Promise<void> {
  await deed();
  const longest: number[] = [];
  while (longest.length < ROUNDS && Math.min(...longest) >= FELT) longest.push(await longestTaskOf(page, deed));
  expect(Math.min(...longest), `the longest tasks of the rounds: ${longest.join(', ')} ms`).toBeLessThan(FELT);
}
