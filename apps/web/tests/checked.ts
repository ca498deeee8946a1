// The `test` of Playwright with an ear for every console: no page of any test may complain.
import { expect, test as base, type Browser } from '@playwright/test';

export { expect, request } from '@playwright/test';
export type { CDPSession, Locator, Page } from '@playwright/test';

/** An action that the rules refuse, or that comes too late, is refused in so many words; browsers note it themselves. */
const REFUSED_ACTIONS = /status of (409|422) .*\/actions\)$/;

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
      const expected = [REFUSED_ACTIONS, ...complaints];
      expect(heard.filter((line) => !expected.some((known) => known.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});
