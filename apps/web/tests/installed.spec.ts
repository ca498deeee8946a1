// Installed on a phone: what a browser needs for it, and a page that opens where there is no network.
import { expect, test, type Page } from './checked.ts';
import { arrive, myTurn, playAtOnce } from './table.ts';

interface Manifest {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

/** The page with its worker at work, which the other tests do without. */
async function withWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** How wide a picture is when it is drawn; nothing that can be drawn has no width. */
async function widthOf(page: Page, address: string): Promise<number> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image.naturalWidth;
  }, address);
}

test('the manifest and its icons are served and are what they say', async ({ page }) => {
  await arrive(page);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const served = await page.request.get(address ?? '');
  expect(served.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await served.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Lettrine', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512', 'any']));
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  for (const icon of manifest.icons) {
    expect((await page.request.get(icon.src)).headers()['content-type'], icon.src).toContain(icon.type);
    const wanted = Number.parseInt(icon.sizes, 10);
    const width = await widthOf(page, icon.src);
    expect(Number.isNaN(wanted) ? width > 0 : width === wanted, `${icon.src} is ${width} wide`).toBe(true);
  }
  const browser = await page.context().newCDPSession(page);
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
});

test('the worker knows every file of the page it came with', async ({ page }) => {
  const index = await (await page.request.get('/')).text();
  const worker = await page.request.get('/worker.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  const files = [...index.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(1);
  const known = await worker.text();
  for (const file of files) expect(known).toContain(`"${file}"`);
});

/** Tells a page what the browser knows of the network: not every Chromium tells documents that were opened offline. */
function tell(page: Page, news: 'offline' | 'online'): Promise<boolean> {
  return page.evaluate((name) => window.dispatchEvent(new Event(name)), news);
}

test('once loaded, the page opens without a network, says so, and goes on when it is back', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await arrive(page);
  await withWorker(page);
  await playAtOnce(page);
  await myTurn(page);
  const table = page.url();
  await page.locator('.rack button.tile:not([aria-label="Blank"])').first().click();
  await page.locator('[data-square="C3"]').click();
  if ((await page.locator('dialog .letters').count()) > 0) await page.locator('dialog .letters button').first().click();
  await expect(page.locator('[data-square="C3"] .own')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The table is out of reach' })).toBeVisible();
  await page.screenshot({ path: 'test-results/offline-table.png' });
  await page.goto('/new');
  await expect(page.getByText(/^The server cannot be reached/)).toBeVisible();
  await tell(page, 'offline');
  await expect(page.getByRole('status').filter({ hasText: /^No network/ })).toBeVisible();
  await page.goto('/resume');
  await expect(page.getByText(/^The server cannot be reached/)).toBeVisible();
  await expect(page.getByText('No games yet.')).toHaveCount(0);
  await page.screenshot({ path: 'test-results/offline-games.png' });
  await context.setOffline(false);
  await tell(page, 'online');
  await expect(page.getByText(/^No network/)).toHaveCount(0);
  await expect(page.locator('.lines li')).toHaveCount(1);

  await context.setOffline(true);
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'The table is out of reach' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-square="C3"] .own')).toBeVisible();
  await context.close();
});

test('a table out of reach is asked for until it answers', async ({ page }) => {
  await arrive(page);
  await playAtOnce(page);
  await page.route('**/api/tables/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The table is out of reach' })).toBeVisible();
  await page.unroute('**/api/tables/**');
  await expect(page.getByRole('grid')).toBeVisible();
});
