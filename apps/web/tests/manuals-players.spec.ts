// What the old manuals promise of players and of questions: names, levels, the end of the list, one question a word.
import { expect, request, test, type Page } from './checked.ts';
import { arrive, playAtOnce, prepare, sitDown, viewOf } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function setUp(page: Page, preset: string): Promise<void> {
  await prepare(page);
  await page.goto('/new');
  await page.locator(`[data-preset="${preset}"]`).click();
}

/** A list of words of its own, which whoever plays may not open. */
async function listOf(language: string, baseURL: string | undefined): Promise<(word: string) => Promise<boolean>> {
  const visitor = await request.newContext({ baseURL });
  const known = new Map<string, boolean>();
  return async (word) => {
    const found = known.get(word) ?? ((await (await visitor.get(`/api/words/${language}/${word}`)).json()) as { valid: boolean }).valid;
    known.set(word, found);
    return found;
  };
}

/** Lays tiles of the rack, given by their letters, on squares. */
async function lay(page: Page, tiles: [letter: string, square: string][]): Promise<void> {
  for (const [letter, square] of tiles) {
    await page.locator('.rack button.tile').and(page.getByRole('button', { name: new RegExp(`^${letter}, `) })).first().click();
    await page.locator(`[data-square="${square}"]`).click();
  }
}

test('a name is edited letter by letter, cleared, holds spaces and is no longer than the rules say [PS-019]', async ({ page }) => {
  await setUp(page, 'deluxe-en');
  await page.getByLabel('Player 2', { exact: true }).selectOption('Someone beside me');
  const name = page.getByLabel('Name of player 2');
  await expect(name).toHaveValue('Player 2');
  await name.focus();
  await page.keyboard.type('Jo Ann');
  await expect(name).toHaveValue('Jo Ann');
  await page.keyboard.press('Backspace');
  await expect(name).toHaveValue('Jo An');
  await page.getByLabel('Your name').focus();
  await name.focus();
  await page.keyboard.press('Backspace');
  await expect(name).toHaveValue('');
  await page.keyboard.type('Maximilian');
  await expect(name).toHaveValue('Maximili');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  await expect(page.locator('.players')).toContainText('Maximili');
});

test('the level of a computer player is chosen by the arrows, or by its number; Enter makes a person of it [PS-020, DL-028]', async ({ page }) => {
  await setUp(page, 'deluxe-en');
  const level = page.getByLabel('Level of player 2');
  await level.selectOption('level3');
  await level.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(level).toHaveValue('level5');
  await page.keyboard.press('ArrowUp');
  await expect(level).toHaveValue('level4');
  const kind = page.getByLabel('Player 2', { exact: true });
  await kind.focus();
  await page.keyboard.press('Enter');
  await expect(kind).toHaveValue('beside');
  await expect(page.getByLabel('Name of player 2')).toBeFocused();
  await kind.focus();
  await page.keyboard.press('8');
  await expect(level).toHaveValue('level8');
  await page.getByLabel('Your name').press('Enter');
  await page.waitForURL(/\/table\//);
  const { seats } = await viewOf(page, page.url().split('/').at(-1) ?? '');
  expect(seats.map((seat) => seat.player.by)).toEqual(['person', { computer: 'level8' }]);
});

test('after two players Enter in an empty name ends the list and begins, before that it does not [MS-050, DL-031]', async ({ page }) => {
  await setUp(page, 'micro-fr');
  await page.getByLabel('Player 2', { exact: true }).selectOption('Someone beside me');
  await page.getByLabel('Name of player 2').fill('');
  await page.getByLabel('Name of player 2').press('Enter');
  await expect(page).toHaveURL(/\/new$/);
  await page.getByLabel('Name of player 2').fill('Zoe');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Player 3', { exact: true }).selectOption('Someone beside me');
  await page.getByLabel('Name of player 3').fill('');
  await page.getByLabel('Name of player 3').press('Enter');
  await page.waitForURL(/\/table\//);
  const { seats } = await viewOf(page, page.url().split('/').at(-1) ?? '');
  expect(seats.map((seat) => seat.player.name)).toEqual(['Guest', 'Zoe']);
});

test('an unfinished game is offered first, and plain Enter means no: a new one begins and the old one stays [DL-025]', async ({ page }) => {
  await arrive(page);
  const first = await playAtOnce(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Go on: / })).toHaveAttribute('href', `/table/${first}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  expect(page.url()).not.toContain(first);
  await page.goto('/resume');
  await expect(page.locator('.lines li')).toHaveCount(2);
});

test('ending a turn without tiles is a pass, after a question [PS-071]', async ({ page }) => {
  await sitDown(page, { changes: { starter: 'first' } });
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Pass this turn/ });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(page.locator('table tbody tr')).toHaveText(/passed/);
});

test('every unknown word of a play is asked about, one after the other, by keys alone [MS-005]', async ({ page, baseURL }) => {
  const isWord = await listOf('fr', baseURL);
  const table = await sitDown(page, { preset: 'micro-fr', changes: { starter: 'first' } });
  const lettersOf = async (): Promise<string[]> => (await page.locator('.rack button.tile .letter').allInnerTexts()).filter((letter) => letter !== '?');
  const sure = page.getByRole('button', { name: 'I am sure' });
  const question = page.getByRole('group', { name: /Are you sure of it\?$/ });
  const first = (await lettersOf()).slice(0, 4);
  await lay(page, first.map((letter, place) => [letter, `${'GHIJ'[place]}8`]));
  await page.keyboard.press('Enter');
  await expect(question.or(page.locator('.player[data-seat="1"].turn')).first()).toBeVisible();
  if (await question.isVisible()) await sure.click();
  await expect(page.locator('.player[data-seat="1"].turn')).toBeVisible();

  const rack = await lettersOf();
  const pairs = rack.flatMap((one, here) => rack.filter((_, there) => there !== here).map((other) => [one, other] as const));
  let asked: string[] = [];
  for (const [one, other] of pairs) {
    const words = [`${one}${other}`, `${first[0]}${one}`, `${first[1]}${other}`];
    const known = await Promise.all(words.map(isWord));
    asked = words.filter((_, number) => !known[number]);
    if (asked.length < 2) continue;
    await lay(page, [[one, 'G9'], [other, 'H9']]);
    break;
  }
  expect(asked.length).toBeGreaterThan(1);
  await expect(page.locator('[data-square="G9"] .own, [data-square="H9"] .own')).toHaveCount(2);
  await page.locator('[data-square="G9"]').focus();
  await page.keyboard.press('Enter');
  const heard: string[] = [];
  for (const _ of asked) {
    await expect(question).toBeFocused();
    heard.push((await question.getAttribute('aria-label')) ?? '');
    await page.screenshot({ path: `test-results/manual-sure-${heard.length}.png` });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sure).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: heard.at(-1) ?? '', exact: true })).toHaveCount(0);
  }
  expect(heard.map((sentence) => sentence.split(' ')[0]).sort()).toEqual([...asked].sort());
  await expect(question).toHaveCount(0);
  expect((await viewOf(page, table)).history).toHaveLength(2);
});

test('beside a real board a person is a name without a rack; what the computer holds is told [MS-063]', async ({ page }) => {
  await prepare(page);
  await page.goto('/new/real-board');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const step = page.locator('.step');
  await step.getByRole('textbox').nth(0).fill('A');
  await step.getByRole('textbox').nth(1).fill('B');
  await step.getByRole('button', { name: 'These were drawn' }).click();
  await step.getByLabel('Tiles').fill('EEIINST');
  await step.getByRole('button', { name: 'That is what came' }).click();
  const me = page.locator('.player[data-seat="0"]');
  await expect(me).toHaveClass(/turn/);
  await expect(me).toContainText('Guest');
  await expect(me.locator('.rack')).toHaveCount(0);
  await expect(page.getByLabel('Your tiles')).toHaveCount(0);
  await expect(step.getByRole('heading')).toHaveText('What did Guest lay?');
  const table = page.url().split('/').at(-1) ?? '';
  const { seats } = await viewOf(page, table);
  expect(seats.map((seat) => 'shown' in seat.rack)).toEqual([false, true]);
  await expect(page.locator('.player[data-seat="1"] .rack')).toHaveText('EEIINST');
});
