// What tests do at a table of Zigzag: sit down, ask what could be laid, and play turns in one way or another.
import { expect, type Page } from '@playwright/test';
import type { Answer, PlayView, View } from '../src/games/zigzag/types.ts';
import type { SeatedView, Update } from '../src/lib/types/protocol.ts';
import type { Point } from './fingers.ts';
import { act, endingOf, prepare, turnsShown, type Wishes } from './table.ts';

/** Keeps settings as someone has them who has taken the tour; whatever page is opened next has them. */
export async function prepareAgain(page: Page, wishes: Wishes = {}): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('lettrine.tour.zigzag', 'true'));
  await prepare(page, wishes);
}

interface Wanted {
  preset?: string;
  changes?: Record<string, unknown>;
  seats?: unknown[];
}

/** Sets a table against the lowest level and goes there; gives its name. */
export async function sitDown(page: Page, { preset = 'zigzag-short-en', changes = {}, seats }: Wanted = {}): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ada' } });
  const chairs = seats ?? [{ by: 'me' }, { by: 'computer', level: 'level1' }];
  const answer = await page.request.post('/api/tables', { data: { game: 'zigzag', preset, changes, seats: chairs, start: true } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await expect(page.locator('.board')).toBeVisible();
  return id;
}

/** The latest view, as the server gives it to the seat that is to move, else to the first of this person. */
export async function viewOf(page: Page, table: string): Promise<View> {
  const response = await page.request.get(`/api/tables/${table}/updates?after=0`);
  const views = ((await response.json()) as Update[]).at(-1)?.views ?? [];
  const acting = views.find((seated: SeatedView) => (seated.view as View).turn === seated.seat);
  return (acting ?? views[0])?.view as View;
}

/** A good play the server can think of; nothing when there is none. */
export async function bestPlay(page: Page, table: string, seat = 0): Promise<PlayView | null> {
  const data = { seat, question: { ask: 'hint', strength: 'play', asked_before: 0 } };
  const response = await page.request.post(`/api/tables/${table}/questions`, { data });
  if (!response.ok()) return null;
  const { answer } = (await response.json()) as { answer: Answer };
  return answer.answer === 'hint' && answer.tells === 'play' ? answer : null;
}

/** Four people at one screen. */
export const FOUR = [{ by: 'me' }, ...['Lu', 'Blaise', 'Zoé'].map((name) => ({ by: 'beside', name }))];

/** Has everybody at this screen play the best they can until so many tiles lie there, or the game is over. */
export async function fill(page: Page, table: string, tiles = Infinity): Promise<View> {
  for (let turn = 0; turn < 120; turn += 1) {
    const view = await viewOf(page, table);
    if (view.table.length >= tiles || view.turn === null) return view;
    const play = await bestPlay(page, table, view.turn);
    await act(page, table, play ? { do: 'play', word: play.laid } : { do: 'pass' }, view.turn);
  }
  return viewOf(page, table);
}

/** Where the laid tiles are, as the page draws them. */
export async function laidAt(page: Page): Promise<string[]> {
  return page.locator('.board .own').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('transform') ?? ''));
}

/** Where a point of the plane is on the screen. */
export async function onScreen(page: Page, { x, y }: Point): Promise<Point> {
  return page.locator('.board').evaluate(
    (frame, point) => {
      const world = frame.querySelector<HTMLElement>('.world');
      const [left = 0, top = 0, scale = 1] = Array.from(world?.style.transform.matchAll(/-?[\d.]+(?:e-?\d+)?/g) ?? [], ([number]) => Number(number));
      const box = frame.getBoundingClientRect();
      const unit = (32 * scale) / 1000;
      return { x: box.left + frame.clientLeft + left + point.x * unit, y: box.top + frame.clientTop + top + point.y * unit };
    },
    { x, y },
  );
}

/** The rack's tile for a letter. */
export function tileFor(letter: string): string {
  return `.rack button.tile[aria-label="${letter}"]`;
}

/** Waits until it is this screen's turn or the game is over; says which. A phone shows the others' cards only. */
export async function myTurn(page: Page): Promise<'turn' | 'over'> {
  const turn = page.locator('.player[data-seat="0"].turn');
  await expect.poll(async () => (await turn.count()) > 0 || (await endingOf(page).isVisible()), { timeout: 60_000 }).toBe(true);
  return (await endingOf(page).isVisible()) ? 'over' : 'turn';
}

/** How many laid tiles there are. */
export async function expectLaid(page: Page, count: number): Promise<void> {
  await expect(page.locator('.board .own')).toHaveCount(count);
}

/** How a person plays. */
export interface Manner {
  /** Puts an advised word on the table and plays it. */
  lay: (play: PlayView, view: View) => Promise<void>;
  /** Does something without a word. */
  pass: () => Promise<void>;
}

/** Plays turns until the game is over; gives how many. */
export async function playToTheEnd(page: Page, table: string, manner: Manner): Promise<number> {
  let turns = 0;
  while ((await myTurn(page)) === 'turn' && turns < 60) {
    const before = await turnsShown(page);
    const play = await bestPlay(page, table);
    if (play) await manner.lay(play, await viewOf(page, table));
    else await manner.pass();
    await expect.poll(() => turnsShown(page)).toBeGreaterThan(before);
    turns += 1;
  }
  await expect(endingOf(page)).toBeVisible();
  return turns;
}

/** The button that plays what is laid. */
export const PLAY = '.hand .play';

/** Plays what is laid, with an Action tile if one is in the rack. */
export async function playWithAction(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  await expect(page.locator(PLAY)).toBeEnabled();
  const action = page.locator('.rack button.tile[aria-label^="Action"], .rack button.tile[aria-label^="Jeton"]').first();
  const before = await page.locator('.board .own').count();
  if (await action.isVisible()) {
    const tile = await action.getAttribute('data-tile');
    await press(`.rack [data-tile="${tile}"]`);
    await expect(page.locator(`.board [data-tile="${tile}"]`).or(page.locator('.rack .picked')).first()).toBeVisible();
    if ((await page.locator('.board .own').count()) === before) await press(`.rack [data-tile="${tile}"]`);
  }
  await expect(page.locator(PLAY)).toBeEnabled();
  await press(PLAY);
  await expectLaid(page, 0);
}
