// Pictures of every screen in every theme and size, for people to look at: `npm run gallery`; `npm run pictures` for those of the README.
import { test, type Page } from '@playwright/test';
import { answerReviews, finishedGame } from './finished.ts';
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
        await page.waitForTimeout(250);
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
