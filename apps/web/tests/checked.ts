// The `test` of Playwright with an ear for every console: no page of any test may complain.
import { expect, test as base, type Browser } from '@playwright/test';

export { expect, request } from '@playwright/test';
export type { CDPSession, Locator, Page } from '@playwright/test';

/** What browsers note themselves: a request that somebody made was refused, or the network is gone. Questions, and what a stranger's own pages ask for, are never refused. */
const NOTED = [/^Failed to load resource: .*status of 4\d\d .*\/api\/(?!me\b)(?!.*\/questions\))/, /^Failed to load resource: (net::ERR_|.*status of 50[234] )/];

const heard: string[] = [];
const listened = new WeakSet<Browser>();

/** Hears what all pages of a browser complain of, in whichever context they are opened. */
function listen(browser: Browser): void {
  if (listened.has(browser)) return;
  listened.add(browser);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.on('console', (message) => {
      if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (fault) => heard.push(String(fault.error())));
    return context;
  };
}

interface Ears {
  /** Complaints that a test provokes, such as those about a network that it takes away. */
  complaints: RegExp[];
  consoles: void;
}

export const test = base.extend<Ears>({
  complaints: [[], { option: true }],
  consoles: [
    async ({ browser, complaints }, use) => {
      heard.length = 0;
      listen(browser);
      await use();
      const expected = [...NOTED, ...complaints];
      expect(heard.filter((line) => !expected.some((known) => known.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});
