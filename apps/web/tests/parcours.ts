// What tests do at a table of Parcours: sit down, ask what could be laid, and play hands in one way or another.
import { expect, type Page } from '@playwright/test';
import type { Advice, Answer, PlannedWord, View } from '../src/games/parcours/types.ts';
import type { SeatedView, Update } from '../src/lib/types/protocol.ts';
import { endingOf, prepare, turnsShown, type Wishes } from './table.ts';

/** Keeps settings as someone has them who has taken the tour; whatever page is opened next has them. */
export async function prepareAgain(page: Page, wishes: Wishes = {}): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('lettrine.tour.parcours', 'true'));
  await prepare(page, wishes);
}

/** Opens the front page as someone who has taken the tour. */
export async function arriveAgain(page: Page, wishes: Wishes = {}): Promise<void> {
  await prepareAgain(page, wishes);
  await page.goto('/');
}

interface Wanted {
  language?: 'en' | 'fr';
  changes?: Record<string, unknown>;
  seats?: unknown[];
}

/** Sets a table against the lowest level and goes there; gives its name. */
export async function sitDown(page: Page, { language = 'en', changes = {}, seats }: Wanted = {}): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ada' } });
  const chairs = seats ?? [{ by: 'me' }, { by: 'computer', level: 'level1' }];
  const data = { game: 'parcours', preset: `parcours-${language}`, changes, seats: chairs, start: true };
  const { id } = (await (await page.request.post('/api/tables', { data })).json()) as { id: string };
  await page.goto(`/table/${id}`);
  await expect(page.locator('.board')).toBeVisible();
  return id;
}

/** The latest view, as the server gives it to this person. */
export async function viewOf(page: Page, table: string): Promise<View> {
  const response = await page.request.get(`/api/tables/${table}/updates?after=0`);
  const views = ((await response.json()) as Update[]).at(-1)?.views ?? [];
  const acting = views.find((seated: SeatedView) => (seated.view as View).turn === seated.seat);
  return (acting ?? views[0])?.view as View;
}

/** A good hand the server can think of, one that goes on along the path if there is one. */
export async function bestHand(page: Page, table: string, seat = 0): Promise<Advice | null> {
  const data = { seat, question: { ask: 'hint', asked_before: 0 } };
  const response = await page.request.post(`/api/tables/${table}/questions`, { data });
  if (!response.ok()) return null;
  const { answer } = (await response.json()) as { answer: Answer };
  if (answer.answer !== 'hint' || answer.tells !== 'list') return null;
  return answer.hands.find((hand) => hand.words.some(({ place }) => place.part === 'path')) ?? answer.hands[0] ?? null;
}

export function spotsOf({ place, word }: PlannedWord): { spot: string; letter: string; joker: boolean }[] {
  return [...word].map((letter, number) => ({
    spot: `${place.owner}.${place.slot}.${place.part}.${number}`,
    letter: letter.toUpperCase(),
    joker: letter !== letter.toUpperCase(),
  }));
}

/** The rack's tile for a letter. */
export async function tileFor(page: Page, letter: string, joker: boolean): Promise<string> {
  const label = joker ? /^(Blank|Joker)$/ : new RegExp(`^${letter}, `);
  const tile = page.locator('.rack button.tile').and(page.getByRole('button', { name: label })).first();
  return `.rack [data-tile="${await tile.getAttribute('data-tile')}"]`;
}

/** The middle of something that is scrolled into sight. */
export async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = page.locator(selector).first();
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until it is this screen's hand or the game is over; says which. */
export async function myHand(page: Page): Promise<'hand' | 'over'> {
  const turn = page.locator('.player[data-seat="0"].turn');
  const ending = endingOf(page);
  await expect(turn.or(ending).first()).toBeVisible({ timeout: 60_000 });
  return (await ending.isVisible()) ? 'over' : 'hand';
}

/** How a person lays words, and how they do the rest. */
export interface Manner {
  /** Puts the words of a hand on the boards and lays them. */
  lay: (advice: Advice) => Promise<void>;
  /** Draws up to nine after a white slot. */
  refill: () => Promise<void>;
  /** Ends the hand, keeping what is left. */
  end: () => Promise<void>;
  /** Passes, changing all letters. */
  pass: () => Promise<void>;
}

/** What happened in a whole game. */
export interface Played {
  hands: number;
  secondPlays: number;
  raids: number;
}

/** Plays hands until the game is over. */
export async function playToTheEnd(page: Page, table: string, manner: Manner): Promise<Played> {
  const played: Played = { hands: 0, secondPlays: 0, raids: 0 };
  while ((await myHand(page)) === 'hand' && played.hands < 60) {
    await playHand(page, table, manner, played);
    played.hands += 1;
  }
  await expect(endingOf(page)).toBeVisible();
  return played;
}

async function playHand(page: Page, table: string, manner: Manner, played: Played): Promise<void> {
  const before = await turnsShown(page);
  const advice = await bestHand(page, table);
  if (advice) {
    await layHand(page, table, manner, { advice, played });
    await manner.end();
  } else {
    await manner.pass();
  }
  await expect.poll(() => turnsShown(page)).toBeGreaterThan(before);
}

async function layHand(page: Page, table: string, manner: Manner, { advice, played }: { advice: Advice; played: Played }): Promise<void> {
  await manner.lay(advice);
  if ((await viewOf(page, table)).may.includes('refill')) {
    await manner.refill();
    played.secondPlays += 1;
    await expect.poll(async () => (await viewOf(page, table)).hand.stage).toBe('second');
    const second = await bestHand(page, table);
    if (second) {
      played.raids += second.words.filter(({ place }) => place.owner !== 0).length;
      await manner.lay(second);
    }
  }
}

/** The letters that were tried have been laid. */
export async function laid(page: Page): Promise<void> {
  await expect(page.locator('.board .own')).toHaveCount(0);
}
