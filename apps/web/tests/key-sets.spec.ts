// Three sets of keys: chosen for each player, used in their turn.
import { expect, test, type Page } from './checked.ts';
import { sitDown } from './table.ts';

test.use({ viewport: { width: 1280, height: 720 } });

const H8 = '[data-square="H8"]';

async function chooseKeys(page: Page, player: number, keys: string, answer: 'Accept' | 'Drop'): Promise<void> {
  await page.getByRole('button', { name: /^Keys and controllers/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Keys and controllers' });
  await dialog.getByLabel(`Keys of player ${player}`).selectOption(keys);
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toHaveCount(0);
}

/** The letters of the rack that no shortcut and no set of keys uses. */
async function plainLetter(page: Page): Promise<string> {
  const letters = await page.locator('.rack button.tile .letter').allInnerTexts();
  return letters.find((letter) => /^[A-Z]$/.test(letter)) ?? '';
}

test('each player chooses a set of keys, accepted or dropped, and plays with it in their turn [PS-034…PS-036]', async ({ page }) => {
  const table = await sitDown(page, { changes: { starter: 'first' } });
  await page.goto('/settings');
  await chooseKeys(page, 1, 'vi', 'Drop');
  await chooseKeys(page, 1, 'wasd', 'Accept');
  await chooseKeys(page, 2, 'vi', 'Accept');
  await page.goto(`/table/${table}`);

  await expect(page.locator('.player[data-seat="0"].turn')).toBeVisible();
  await page.locator(H8).focus();
  for (const [key, square] of [['d', 'I8'], ['s', 'I9'], ['a', 'H9'], ['w', 'H8']] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(`[data-square="${square}"]`)).toBeFocused();
  }
  await expect(page.locator('.square .own')).toHaveCount(0);
  await page.keyboard.press('Space');
  const letter = await plainLetter(page);
  await page.keyboard.press(letter.toLowerCase());
  await expect(page.locator(`${H8} .own`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.square .own')).toHaveCount(0);
  await page.keyboard.press('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();

  await expect(page.locator('.player[data-seat="1"].turn')).toBeVisible();
  await page.locator(H8).focus();
  for (const [key, square] of [['l', 'I8'], ['j', 'I9'], ['h', 'H9'], ['k', 'H8']] as const) {
    await page.keyboard.press(key);
    await expect(page.locator(`[data-square="${square}"]`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press((await plainLetter(page)).toLowerCase());
  await expect(page.locator(`${H8} .own`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+H');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sets of keys' })).toBeVisible();
});
