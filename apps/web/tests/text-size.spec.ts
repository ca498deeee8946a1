// Text at twice its size: nothing is cut off, nothing lies over anything else, nothing has to be scrolled to sideways.
import { expect, test, type Page } from './checked.ts';
import { arriveAgain, sitDown } from './parcours.ts';
import { settled } from './settled.ts';
import { arrive, myTurn, playAtOnce } from './table.ts';

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('lettrine.settings') ?? '{}') as object;
    localStorage.setItem('lettrine.settings', JSON.stringify({ ...kept, textSize: 200 }));
  });
}

/** What sticks out of the page, is cut off by its box, or lies over another control. */
async function faults(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const within = document.querySelector('dialog[open]') ?? document.body;
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.only-heard, [role=grid], .top, .side, .lifted');
    const name = (element: Element): string => `${element.tagName}.${element.className.toString().slice(0, 30)} “${element.textContent?.trim().slice(0, 24) ?? ''}”`;
    for (const element of within.querySelectorAll('p, span, b, button, a, td, th, dt, dd, label, h1, h2, h3, li, summary, legend')) {
      if (!isSeen(element) || element.children.length > 0) continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible' && textOverflow !== 'ellipsis') found.push(`${name(element)} is cut off`);
      const box = element.getBoundingClientRect();
      if (box.right > root.clientWidth + 1 || box.left < -1) found.push(`${name(element)} sticks out`);
    }
    const controls = [...within.querySelectorAll('button, a, input, select, summary, .rack')].filter((control) => isSeen(control) && !control.closest('.foot'));
    const boxes = controls.map((control) => ({ control, box: control.getBoundingClientRect() }));
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
        const [wide, high] = [
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left),
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top),
        ];
        if (wide > 1 && high > 1) found.push(`${name(one.control)} lies over ${name(other.control)}`);
      }
    });
    return found;
  });
}

for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } })) {
  for (const language of ['en', 'fr'] as const) {
    test(`text at 200 % fits on a ${size}, in ${language}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await arrive(page, { language });
      await enlarge(page);
      for (const path of ['', 'new', 'settings', 'friends', 'resume', 'account', 'scores']) {
        await page.goto(`/${path}`);
        await page.locator('h1').waitFor();
        if (path === 'new') await page.locator('main details > summary').click();
        await page.screenshot({ path: `test-results/large-${path || 'front'}-${language}-${size}.png`, fullPage: true });
        expect.soft(await faults(page), `/${path}`).toEqual([]);
      }
      await page.goto('/');
      await playAtOnce(page);
      await myTurn(page);
      await page.screenshot({ path: `test-results/large-table-${language}-${size}.png`, fullPage: true });
      expect.soft(await faults(page), 'table').toEqual([]);
      await page.getByRole('toolbar').getByRole('button').last().click();
      await page.screenshot({ path: `test-results/large-more-${language}-${size}.png` });
      expect.soft(await faults(page), 'menu').toEqual([]);
    });
  }
}

for (const [size, viewport] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } })) {
  test(`Parcours at 200 % fits on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await arriveAgain(page, { language: 'fr' });
    await enlarge(page);
    await page.goto('/new/parcours');
    await page.locator('main details > summary').click();
    await page.screenshot({ path: `test-results/large-parcours-new-${size}.png`, fullPage: true });
    expect.soft(await faults(page), 'set-up').toEqual([]);
    await sitDown(page, { language: 'fr' });
    await page.screenshot({ path: `test-results/large-parcours-table-${size}.png`, fullPage: true });
    expect.soft(await faults(page), 'table').toEqual([]);
    await page.getByRole('toolbar').getByRole('button').last().click();
    expect.soft(await faults(page), 'menu').toEqual([]);
  });
}

test('at its usual size nothing lies over anything either, at any width', async ({ page }) => {
  await arrive(page, { language: 'fr' });
  await playAtOnce(page);
  await myTurn(page);
  for (const width of [320, 360, 480, 640, 700, 820, 1024, 1100, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await faults(page), `${width} px`).toEqual([]);
  }
});
