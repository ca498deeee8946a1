// What tests do at a table: sit down, ask what could be played, and wait for the turn.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Advice, Answer, LaidTile, View } from '../src/games/crossword/types.ts';
import type { NewSeat, SeatedView, Update } from '../src/lib/types/protocol.ts';

export interface Wishes {
  theme?: 'light' | 'dark' | 'contrast' | 'ink';
  tiles?: 'ivory' | 'walnut' | 'slate';
  language?: 'en' | 'fr';
  fast?: boolean;
}

/** Keeps settings as if they had been made before; whatever page is opened next has them. */
export async function prepare(page: Page, { theme = 'light', tiles = 'ivory', language = 'en', fast = true }: Wishes = {}): Promise<void> {
  const settings = { theme, tiles, language, fast, tourDone: true, notation: 'english', effects: 0 };
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('lettrine.settings')) localStorage.setItem('lettrine.settings', JSON.stringify(kept));
  }, settings);
}

/** Opens the front page with settings as if they had been made before. */
export async function arrive(page: Page, wishes: Wishes = {}): Promise<void> {
  await prepare(page, wishes);
  await page.goto('/');
}

/** One press on Play; gives the name of the table. */
export async function playAtOnce(page: Page): Promise<string> {
  await page.locator('button.large').click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByRole('grid')).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

export interface Wanted {
  preset?: string;
  changes?: Record<string, unknown>;
  seats?: NewSeat[];
  wishes?: Wishes;
}

/** Two people at one screen, all racks open, unless something else is wanted; gives the name of the table. */
export async function sitDown(page: Page, { preset = 'console-en', changes = {}, seats = [{ by: 'me' }, { by: 'beside', name: 'Zoe' }], wishes = {} }: Wanted = {}): Promise<string> {
  await prepare(page, wishes);
  await page.request.post('/api/me', { data: { name: 'Ann' } });
  const data = { game: 'crossword', preset, changes: { racks: 'open', ...changes }, seats, start: true };
  let id = await setTable(page, data);
  while (await isWithoutWords(page, id)) id = await setTable(page, data);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('grid')).toBeVisible();
  return id;
}

async function setTable(page: Page, data: object): Promise<string> {
  const response = await page.request.post('/api/tables', { data });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { id: string }).id;
}

/** Whether the first rack makes no word at all, as one in a hundred does: tests that lay a first word need another table. */
async function isWithoutWords(page: Page, table: string): Promise<boolean> {
  const plays = await listedPlays(page, table, 0);
  return plays !== null && plays.length === 0;
}

/** A table with a computer at which this person begins, on an empty board: the first word has at least two tiles. */
export async function beginFirst(page: Page): Promise<string> {
  const changes = { racks: 'hidden', starter: 'first', unknown_word: 'refused', refused_word: 'try_again', undo: 'last_turn', clock: 'none', screen: { hint: 'list', name_length: 30 } };
  return sitDown(page, { preset: 'club', changes, seats: [{ by: 'me' }, { by: 'computer', level: 'level1' }] });
}

/** The latest view, as the server gives it to this person. */
export async function viewOf(page: Page, table: string): Promise<View> {
  const response = await page.request.get(`/api/tables/${table}/updates?after=0`);
  const updates = (await response.json()) as Update[];
  const views = updates.at(-1)?.views ?? [];
  const acting = views.find((seated: SeatedView) => (seated.view as View).turn === seated.seat);
  return (acting ?? views[0])?.view as View;
}

/** The plays that a hint lists for a seat; nothing where hints tell less, or where the seat is not to move. */
async function listedPlays(page: Page, table: string, seat: number): Promise<Advice[] | null> {
  const question = { seat, question: { ask: 'hint', asked_before: 0 } };
  const response = await page.request.post(`/api/tables/${table}/questions`, { data: question });
  if (!response.ok()) return null;
  const { answer } = (await response.json()) as { answer?: Answer | null };
  if (answer?.answer !== 'hint') return null;
  if (answer.tells === 'nothing') return [];
  return answer.tells === 'list' ? answer.plays : null;
}

/** The plays that a hint lists for the seat that is to move, the best first. */
export async function plays(page: Page, table: string, seat = 0): Promise<Advice[]> {
  return (await listedPlays(page, table, seat)) ?? [];
}

/** The best play the server can think of for the seat that is to move; nothing when there is none. */
export async function bestPlay(page: Page, table: string, seat = 0): Promise<Advice | null> {
  return (await plays(page, table, seat))[0] ?? null;
}

/** Acts for a seat without the page. */
export async function act(page: Page, table: string, action: unknown, seat = 0): Promise<void> {
  const updates = (await (await page.request.get(`/api/tables/${table}/updates?after=0`)).json()) as { number: number }[];
  const data = { seat, seen: updates.at(-1)?.number ?? 0, key: `${Math.random()}`, action };
  const response = await page.request.post(`/api/tables/${table}/actions`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The button of the dialog that ends a game. */
export function endingOf(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: /Play again|Rejouer/ });
}

/** Waits until it is this screen's turn or the game is over; says which. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  const turn = page.locator('.player[data-seat="0"].turn');
  const ending = endingOf(page);
  await expect(turn.or(ending).first()).toBeVisible({ timeout: 60_000 });
  return (await ending.isVisible()) ? 'over' : 'turn';
}

export async function centre(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The rack's tile for a letter of an advised play. */
export async function tileFor(page: Page, letter: string, blank: boolean): Promise<string> {
  const label = blank ? /^(Blank|Joker)$/ : new RegExp(`^${letter}, `);
  const tile = page.locator('.rack button.tile').and(page.getByRole('button', { name: label })).first();
  return `.rack [data-tile="${await tile.getAttribute('data-tile')}"]`;
}

/** A letter for the blank that has just come down. */
export async function declareBlank(page: Page, letter: string): Promise<void> {
  await page.locator('dialog .letters').getByRole('button', { name: letter, exact: true }).click();
}

/** Presses Play and waits until the server has taken it. */
export async function pressPlay(page: Page): Promise<void> {
  await page.locator('button.play').click();
  await expect(page.locator('.square .own')).toHaveCount(0);
}

/** Plays turns until the game is over; `lay` puts an advised play on the board. */
export async function playToTheEnd(page: Page, table: string, lay: (advice: Advice) => Promise<void>): Promise<number> {
  let turns = 0;
  while ((await myTurn(page)) === 'turn' && turns < 60) {
    const advice = await bestPlay(page, table);
    if (advice) await lay(advice);
    else await pass(page);
    turns += 1;
  }
  await expect(endingOf(page)).toBeVisible();
  return turns;
}

/** How many lines the score sheet has; the page shows whose turn it is as soon as it shows a new line. */
export async function turnsShown(page: Page): Promise<number> {
  return page.locator('table tbody tr').count();
}

async function pass(page: Page): Promise<void> {
  const before = await turnsShown(page);
  await page.getByRole('toolbar').getByRole('button', { name: /^(Pass|Passer)/ }).click();
  const question = page.getByRole('dialog', { name: /^(Pass this turn|Passer ce tour)/ });
  await question.getByRole('button', { name: /^(Pass|Passer)$/ }).click();
  await expect.poll(() => turnsShown(page)).toBeGreaterThan(before);
}

/** A play as people write it: the place, and the whole word with the letters that lie there. */
export async function writtenPlay(page: Page, table: string, tiles: readonly LaidTile[]): Promise<string> {
  const board = (await viewOf(page, table)).board.map((row) => [...row]);
  const places = tiles.map((tile) => ({ column: tile.square.charCodeAt(0) - 65, row: Number(tile.square.slice(1)) - 1, tile }));
  places.forEach(({ row, column, tile }) => board[row]?.splice(column, 1, tile.blank ? tile.letter.toLowerCase() : tile.letter));
  const at = (row: number, column: number): string => board[row]?.[column] ?? '.';
  const [first] = places;
  if (!first) return '';
  const isDown = places.length > 1 ? places.every((place) => place.column === first.column) : at(first.row, first.column - 1) === '.' && at(first.row, first.column + 1) === '.';
  let { row, column } = first;
  while (at(isDown ? row - 1 : row, isDown ? column : column - 1) !== '.') isDown ? (row -= 1) : (column -= 1);
  const start = isDown ? `${String.fromCharCode(65 + column)}${row + 1}` : `${row + 1}${String.fromCharCode(65 + column)}`;
  let word = '';
  while (at(row, column) !== '.') {
    word += at(row, column);
    isDown ? (row += 1) : (column += 1);
  }
  return `${start} ${word}`;
}
