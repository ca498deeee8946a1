// What the page weighs: the program that browsers fetch, compressed.
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { arrive, myTurn, playAtOnce } from './table.ts';

const MOST = 150_000;

/** The files of this build, as the worker that keeps them knows them. */
async function scriptsOfTheBuild(page: Page): Promise<string[]> {
  const worker = await (await page.request.get('/worker.js')).text();
  const files = JSON.parse(/^const FILES = (.*);$/m.exec(worker)?.[1] ?? '[]') as string[];
  return ['/worker.js', ...files.filter((file) => file.endsWith('.js'))];
}

test('all scripts of the page together are less than 150 KB', async ({ page }) => {
  const scripts = await scriptsOfTheBuild(page);
  expect(scripts.filter((script) => script.includes('parcours'))).toHaveLength(1);
  let sum = 0;
  for (const script of scripts) {
    const answer = await page.request.get(script);
    expect(answer.headers()['content-type'], script).toContain('javascript');
    sum += gzipSync(await answer.body(), { level: 9 }).length;
  }
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThan(MOST);
});

test('whoever plays the crossword game fetches no other, and the sentences beside the program', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await arrive(page);
  await playAtOnce(page);
  await myTurn(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched.filter((path) => path.includes('parcours'))).toEqual([]);
  const texts = fetched.filter((path) => path.endsWith('.ftl'));
  expect(texts.length).toBeGreaterThan(0);
  expect(fetched.indexOf(texts[0] ?? '')).toBeLessThan(fetched.findIndex((path) => path.startsWith('/api/')));
});
