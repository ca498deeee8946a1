// How long the page keeps the processor to itself: the longest of the browser's tasks while something is done.
import { expect, type Page } from '@playwright/test';

/** People feel a pause that is longer than this, in milliseconds. */
export const FELT = 50;

/** How often it is measured. */
const ROUNDS = 3;

/** What the browser notes of its own work; `tdur` is processor time in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

async function longestTaskOf(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('only a browser of our own can be traced');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const isPage = (event: TraceEvent): boolean => event.name === 'thread_name' && event.args?.name === 'CrRendererMain';
  const pages = new Set(traceEvents.filter(isPage).map(thread));
  const tasks = traceEvents.filter((event) => event.tdur !== undefined && pages.has(thread(event)));
  expect(tasks.length, 'the browser noted its tasks').toBeGreaterThan(100);
  return Math.max(...tasks.map((task) => (task.tdur ?? 0) / 1000));
}

/**
 * Does something several times and expects that nobody would feel its longest task, in the median of the rounds.
 *
 * The first round is not counted: code that runs for the first time is slow once. Of the others the median counts,
 * because what the action itself costs comes in every round, and a hiccup of a busy machine does not.
 */
export async function expectUnfelt(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) longest.push(await longestTaskOf(page, act));
  const median = longest.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)];
  expect(median, `the longest tasks of the rounds: ${longest.join(', ')} ms`).toBeLessThan(FELT);
}
