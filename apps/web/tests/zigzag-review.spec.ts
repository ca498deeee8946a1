// A finished game of Zigzag, looked at again: turn by turn, with the best plays there were and the tiles that each turn shed.
import { expect, test } from './checked.ts';
import { fill, FOUR, prepareAgain, sitDown } from './zigzag.ts';

test.setTimeout(180_000);
test.use({ viewport: { width: 1440, height: 900 } });

test('a finished game is gone through turn by turn, and its best plays are shown on the table', async ({ page }) => {
  await prepareAgain(page);
  const table = await sitDown(page, { seats: FOUR.slice(0, 2) });
  const { history, table: tiles } = await fill(page, table);
  const lyingAfter = (line: number): number => tiles.filter((tile) => tile.line <= line).length;
  const second = history.flatMap((line, number) => (line.what === 'word' ? [number] : []))[1] ?? 0;
  await page.goto(`/review/${table}`);
  const board = page.locator('.board');
  await expect(board.locator('.tile')).toHaveCount(lyingAfter(0));
  for (let line = 0; line < second; line += 1) await page.getByRole('button', { name: 'One turn on' }).click();
  await expect(board.locator('.tile')).toHaveCount(lyingAfter(second));
  await page.getByRole('button', { name: /^Show [A-Z]+/ }).first().click();
  await expect(board.locator('.tried').first()).toBeVisible();
  await expect(board.locator('.tile:not(.tried)')).toHaveCount(lyingAfter(second - 1));
  const graph = page.getByRole('region', { name: 'Tiles left after each turn' });
  await expect(graph.locator('.bar')).toHaveCount(history.length);
  const shed = await graph.getByRole('row').evaluateAll((rows) => rows.slice(2).map((row) => Number(row.lastElementChild?.textContent)));
  expect(shed).toEqual(history.map((line) => (line.what === 'won' ? 0 : line.points)));
  const picture = await graph.locator('.picture').boundingBox();
  await page.mouse.click((picture?.x ?? 0) + (picture?.width ?? 0) - 12, (picture?.y ?? 0) + 20);
  await expect(page.getByText(`Turn ${history.length} of ${history.length}`)).toBeVisible();
  await expect(board.locator('.tile')).toHaveCount(tiles.length);
});
