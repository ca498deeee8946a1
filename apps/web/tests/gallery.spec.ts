// Pictures of every screen in every theme and size, for people to look at: `npm run gallery`; `npm run pictures` for those of the README.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test, type Page } from './checked.ts';
import { answerReviews, finishedGame } from './finished.ts';
import { settled } from './settled.ts';
import { smallPng } from './small-picture.ts';
import { act, arrive, bestPlay, viewOf } from './table.ts';

const SIZES = { desk: { width: 1440, height: 900 }, tablet: { width: 820, height: 1180 }, phone: { width: 360, height: 740 } };
const THEMES = ['light', 'dark', 'contrast'] as const;

test.skip(!process.env['LETTRINE_GALLERY'], 'pictures are made when they are asked for');

/** A game in its middle: so many of our own words, each answered by a computer. */
async function gameUnderWay(page: Page, words: number): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ada' } });
  const request = {
    game: 'crossword',
    preset: 'console-en',
    changes: { racks: 'hidden', screen: { hint: 'list', see_me_think: true } },
    seats: [{ by: 'me' }, { by: 'computer', level: 'level5' }],
    start: true,
  };
  const { id } = (await (await page.request.post('/api/tables', { data: request })).json()) as { id: string };
  for (let word = 0; word < words; word += 1) {
    await test.expect.poll(async () => (await viewOf(page, id)).turn, { timeout: 60_000 }).toBe(0);
    const advice = await bestPlay(page, id);
    if (advice) await act(page, id, { do: 'lay', tiles: advice.tiles });
  }
  await test.expect.poll(async () => (await viewOf(page, id)).turn, { timeout: 60_000 }).toBe(0);
  return id;
}

async function layAdvised(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hint/ }).click();
  await page.locator('dialog li button').first().click();
  await page.getByRole('button', { name: /^Play \d+/ }).waitFor();
}

/** Takes a picture and keeps it in few colours. */
async function keepPicture(page: Page, path: string): Promise<void> {
  await settled(page);
  const taken = (await page.screenshot()).toString('base64');
  const made = await page.context().newPage();
  const { width, height, values } = await made.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('there is no canvas');
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, image.width, image.height);
    const strings: string[] = [];
    for (let at = 0; at < data.length; at += 8192) strings.push(String.fromCharCode(...data.subarray(at, at + 8192)));
    return { width: image.width, height: image.height, values: btoa(strings.join('')) };
  }, taken);
  await made.close();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, smallPng({ width, height, values: Buffer.from(values, 'base64') }));
}

test('every screen in every theme and size', async ({ page }) => {
  test.skip(process.env['LETTRINE_GALLERY'] !== 'all');
  test.setTimeout(1_200_000);
  await arrive(page);
  const table = await gameUnderWay(page, 5);
  const over = await finishedGame(page, 6);
  await answerReviews(page, over);
  const gathering = (await (await page.request.post('/api/tables', { data: { game: 'crossword', preset: 'console-en', seats: [{ by: 'me' }, { by: 'open' }], start: false } })).json()) as { id: string };
  for (const theme of THEMES) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.evaluate((wanted) => {
        const kept = JSON.parse(localStorage.getItem('lettrine.settings') ?? '{}') as object;
        localStorage.setItem('lettrine.settings', JSON.stringify({ ...kept, theme: wanted }));
      }, theme);
      const shoot = async (name: string, whole = false): Promise<void> => {
        await settled(page);
        await page.screenshot({ path: `test-results/gallery/${name}-${theme}-${size}.png`, fullPage: whole });
      };
      await page.goto('/');
      await shoot('front');
      await page.getByRole('button', { name: 'How to play' }).click();
      await shoot('tour');
      for (const [path, name] of [['new', 'setup'], ['scores', 'scores'], ['settings', 'settings'], [`table/${gathering.id}`, 'gathering'], [`review/${over}`, 'review']] as const) {
        await page.goto(`/${path}`);
        await page.locator('h1').waitFor();
        await shoot(name, true);
      }
      await page.goto(`/table/${over}`);
      await page.getByRole('dialog').waitFor();
      await shoot('end');
      await page.goto(`/table/${table}`);
      await page.getByRole('button', { name: /^Hint/ }).click();
      await page.locator('dialog li button').first().waitFor();
      await shoot('hint');
      await page.locator('dialog li button').first().click();
      await page.getByRole('button', { name: /^Play \d+/ }).waitFor();
      await shoot('table');
      await page.getByRole('toolbar').getByRole('button', { name: /^More/ }).click();
      await shoot('more');
      await page.goto('/new/real-board');
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.step').getByRole('textbox').first().waitFor();
      await shoot('real', true);
    }
  }
});

test('the pictures of the README', async ({ page, browser }) => {
  test.skip(process.env['LETTRINE_GALLERY'] !== 'readme');
  test.setTimeout(300_000);
  const folder = '../../docs/pictures';
  await page.setViewportSize(SIZES.desk);
  await arrive(page);
  const table = await gameUnderWay(page, 6);
  const over = await finishedGame(page, 9, 'An evening alone');
  await page.goto(`/table/${table}`);
  await layAdvised(page);
  await keepPicture(page, `${folder}/table.png`);
  await page.goto(`/review/${over}`);
  await page.getByRole('slider').focus();
  for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('ArrowRight');
  await page.locator('.verdict').waitFor({ timeout: 60_000 });
  await keepPicture(page, `${folder}/review.png`);
  for (const [name, size, theme, language] of [['tablet-dark', SIZES.tablet, 'dark', 'en'], ['phone', SIZES.phone, 'light', 'fr']] as const) {
    const context = await browser.newContext({ viewport: size, storageState: await page.context().storageState(), deviceScaleFactor: name === 'phone' ? 1.5 : 1 });
    const other = await context.newPage();
    await other.addInitScript((wanted) => {
      const kept = JSON.parse(localStorage.getItem('lettrine.settings') ?? '{}') as object;
      localStorage.setItem('lettrine.settings', JSON.stringify({ ...kept, ...wanted }));
    }, { theme, language });
    await other.goto(`/table/${table}`);
    await other.locator('.square .own').first().waitFor({ timeout: 60_000 });
    await keepPicture(other, `${folder}/${name}.png`);
    await context.close();
  }
});
