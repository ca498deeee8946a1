// Dragging: hundreds of random drags, trembling, fast and slow; every tile ends where it should, and nobody waits.
import { expect, test, type Page } from './checked.ts';
import { Fingers, type Point } from './fingers.ts';
import { expectUnfelt } from './longest-task.ts';
import { arrive } from './table.ts';

const DRAGS = 300;

test.setTimeout(480_000);

interface World {
  seed: number;
  /** Where each tile is: a square, or nothing for the rack. */
  tiles: Map<string, string | null>;
  /** The tiles that are dragged. */
  dragged: string[];
}

function random(world: World): number {
  world.seed = (world.seed * 48271) % 2147483647;
  return world.seed / 2147483647;
}

async function lookAround(page: Page): Promise<Map<string, string | null>> {
  const found = await page.locator('.game [data-tile]').evaluateAll((elements) =>
    elements.map((element): [string, string | null] => [
      (element as HTMLElement).dataset['tile'] ?? '',
      element.closest<HTMLElement>('[data-square]')?.dataset['square'] ?? null,
    ]),
  );
  expect(new Set(found.map(([tile]) => tile)).size, 'no tile is doubled').toBe(found.length);
  return new Map(found);
}

/** A trembling way from one point to another, in few or many steps. */
function wayBetween(world: World, from: Point, to: Point): Point[] {
  const steps = 2 + Math.floor(random(world) * 9);
  const way = Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / (steps + 1);
    const tremble = (): number => (random(world) - 0.5) * 14;
    return { x: from.x + (to.x - from.x) * part + tremble(), y: from.y + (to.y - from.y) * part + tremble() };
  });
  return [from, ...way, to];
}

async function centreOf(page: Page, selector: string): Promise<Point> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    if (!box) throw new Error(`${wanted} cannot be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
}

/** One drag to a random end, and what should come of it. */
async function dragOnce(page: Page, world: World, follow: (way: Point[]) => Promise<void>): Promise<void> {
  const tile = world.dragged[Math.floor(random(world) * world.dragged.length)] ?? '';
  const from = await centreOf(page, `[data-tile="${tile}"]`);
  const kind = random(world);
  const column = 'ABCDEFGHIJKLMNO'[Math.floor(random(world) * 15)] ?? 'A';
  const square = `${column}${1 + Math.floor(random(world) * 15)}`;
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  if (kind < 0.65) {
    await follow(wayBetween(world, from, await centreOf(page, `[data-square="${square}"]`)));
    for (const [other, place] of world.tiles) if (place === square && other !== tile) world.tiles.set(other, null);
    world.tiles.set(tile, square);
  } else if (kind < 0.85) {
    await follow(wayBetween(world, from, await centreOf(page, '.rack')));
    world.tiles.set(tile, null);
  } else {
    await follow(wayBetween(world, from, { x: viewport.width - 3, y: viewport.height - 3 }));
  }
}

async function setOut(page: Page): Promise<World> {
  await arrive(page, { fast: true });
  await page.getByRole('button', { name: 'Solitaire' }).click();
  await expect(page.locator('.rack button.tile')).toHaveCount(7);
  const tiles = await lookAround(page);
  return { seed: 8604, tiles, dragged: [...tiles.keys()] };
}

/** The tiles that ask for nothing when they come down: opening a dialog is no part of a drag. */
async function lettersIn(page: Page): Promise<string[]> {
  const letters = page.locator('.rack [data-tile]:not([aria-label="Blank"])');
  return letters.evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset['tile'] ?? ''));
}

/** Blanks ask for a letter when they come down; any will do. */
async function answerBlank(page: Page): Promise<void> {
  const letters = page.locator('dialog .letters button');
  if ((await letters.count()) > 0) await letters.first().click();
}

async function dragMany(page: Page, world: World, count: number, follow: (way: Point[]) => Promise<void>): Promise<void> {
  for (let drag = 0; drag < count; drag += 1) {
    await dragOnce(page, world, follow);
    await answerBlank(page);
    const sorted = (tiles: Map<string, string | null>): unknown => [...tiles].sort();
    expect(sorted(await lookAround(page)), `after drag ${drag + 1} with seed 8604`).toEqual(sorted(world.tiles));
  }
}

async function dragWithMouse(page: Page, [first, ...rest]: Point[]): Promise<void> {
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(point.x, point.y);
  await page.mouse.up();
}

test.describe('with the mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(`${DRAGS} random drags lose and double nothing`, async ({ page }) => {
    await dragMany(page, await setOut(page), DRAGS, (way) => dragWithMouse(page, way));
  });

  test('no task takes more than 50 ms of the processor while tiles are dragged', async ({ page }) => {
    const world = await setOut(page);
    world.dragged = await lettersIn(page);
    await expectUnfelt(page, () => dragMany(page, world, 15, (way) => dragWithMouse(page, way)));
  });
});

test.describe('with the keyboard', () => {
  test('no task takes more than 50 ms of the processor while the focus walks over the board', async ({ page }) => {
    await setOut(page);
    await page.locator('[data-square="H8"]').focus();
    await expectUnfelt(page, async () => {
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].flatMap((arrow) => Array<string>(7).fill(arrow))) {
        await page.keyboard.press(key);
      }
    });
    await expect(page.locator('[data-square="H8"]')).toBeFocused();
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(`${DRAGS} random drags lose and double nothing`, async ({ page }) => {
    const fingers = await Fingers.on(page);
    await dragMany(page, await setOut(page), DRAGS, (way) => fingers.drag(way));
  });
});
