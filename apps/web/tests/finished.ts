// A finished game for tests that look at one: solitaire, a few words, then a pass.
import { expect, type Page } from '@playwright/test';
import { act, bestPlay, viewOf } from './table.ts';
import type { View } from '../src/games/crossword/types.ts';

/** Plays so many words alone, which are asked for as hints, and ends the game; gives its name. Unaided, nothing is played. */
export async function finishedGame(page: Page, wanted: number | 'unaided' = 3, title = 'A finished game'): Promise<string> {
  const words = wanted === 'unaided' ? 0 : wanted;
  await page.request.post('/api/me', { data: { name: 'Ada' } });
  const request = {
    game: 'crossword',
    preset: 'console-en',
    changes: { mode: 'solitaire', screen: { hint: 'list' } },
    seats: [{ by: 'me' }],
    title,
    start: true,
  };
  const { id } = (await (await page.request.post('/api/tables', { data: request })).json()) as { id: string };
  for (let word = 0; word < words; word += 1) {
    await expect.poll(async () => (await viewOf(page, id)).turn).toBe(0);
    const advice = await bestPlay(page, id);
    if (advice) await act(page, id, { do: 'lay', tiles: advice.tiles });
  }
  await act(page, id, { do: 'pass' });
  await expect.poll(async () => (await viewOf(page, id)).phase.waits_for).toBe('nothing');
  return id;
}

/** What a server could say of each line of a game: deterministic, and quick. */
export function madeUpReview(view: View, turn: number, language: string): unknown {
  const line = view.history[turn];
  const played = line?.what === 'played';
  const tiles = played ? line.squares.map((square) => ({ square, letter: 'A', blank: false })) : [];
  const ranked = (score: number, lost: number, word: string) => ({
    place: played ? [line.at, line.direction] : null,
    word: played ? word : null,
    tiles,
    exchanged: null,
    score,
    equity: score + 4.2,
    win_chance: turn === 1 ? 0.61 - lost / 100 : null,
    lost,
  });
  return {
    answer: 'review',
    turn,
    seat: line?.seat ?? 0,
    board: view.board.map((row) => row.replace(/[^.]/g, '.')),
    rack: 'AEINRS?',
    played: ranked(line?.points ?? 0, 3.4, played ? line.word : ''),
    best: [ranked((line?.points ?? 0) + 6, 0, 'AAAA'), ranked((line?.points ?? 0) + 2, 1.6, 'AAA')],
    lost_points: 3.4,
    lost_chance: turn === 1 ? 0.02 : null,
    verdict: ['slip', 'mistake', 'best', 'good'][turn % 4],
    reasons: [language === 'fr' ? 'Le meilleur coup rapporte plus.' : 'The best play brings more points.'],
  };
}

/** Answers questions about turns in the server's place. */
export async function answerReviews(page: Page, table: string): Promise<{ asked: number[] }> {
  const heard = { asked: [] as number[] };
  const view = await viewOf(page, table);
  await page.route('**/questions', async (route) => {
    const { question } = route.request().postDataJSON() as { question: { ask: string; turn: number; language: string } };
    if (question.ask !== 'review') return route.continue();
    heard.asked.push(question.turn);
    return route.fulfill({ json: { answer: madeUpReview(view, question.turn, question.language) } });
  });
  return heard;
}
