// Screens of every shape, also those that lie on their side: board, rack and Play are in view together, and a tile is dragged between them.
import { expect, test, type Page } from './checked.ts';
import { arrive, centre, myTurn, playAtOnce } from './table.ts';

const SHAPES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1024, height: 600 },
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
];

async function isInView(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).first().evaluate((element) => {
    const box = element.getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  });
}

test('board, rack and Play are in view together on a screen of any shape', async ({ page }) => {
  await arrive(page, { language: 'fr' });
  await playAtOnce(page);
  await myTurn(page);
  for (const shape of SHAPES) {
    await page.setViewportSize(shape);
    const name = `${shape.width} by ${shape.height}`;
    for (const part of ['[role=grid]', '.rack', 'button.play']) expect.soft(await isInView(page, part), `${part}, ${name}`).toBe(true);
    await page.screenshot({ path: `test-results/shape-${shape.width}x${shape.height}.png` });
  }
});

test('on a phone that lies on its side a tile is dragged from the rack to the board and back', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await arrive(page);
  await playAtOnce(page);
  await myTurn(page);
  const from = await centre(page, '.rack button.tile:not([aria-label="Blank"])');
  const to = await centre(page, '[data-square="C3"]');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('[data-square="C3"] .own')).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(from.x, from.y, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('.rack button.tile')).toHaveCount(7);
});
