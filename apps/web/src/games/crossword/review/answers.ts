// What the server answers about a turn that is looked at again.
import type { Direction, LaidTile, Score, Seat, Square } from '../types.ts';

/** Something that could have been done, and what it is worth. */
export type RankedView = {
  /** Where its word begins and which way it runs; nothing for an exchange or a pass. */
  place: [Square, Direction] | null;
  /** Its word, blanks small and tiles that lay there in parentheses. */
  word: string | null;
  tiles: LaidTile[];
  /** The tiles exchanged; nothing if it is no exchange. */
  exchanged: string | null;
  score: Score;
  /** Its points and what the tiles kept are worth. */
  equity: number;
  /** How likely the game is won with it, from 0 to 1, if that is known. */
  win_chance: number | null;
  /** What is lost against the best, in points. */
  lost: number;
};

/** A turn that was looked at again. */
export type ReviewView = {
  turn: number;
  seat: Seat;
  /** The board before it, row by row. */
  board: string[];
  /** The tiles held before it, if they are known. */
  rack: string | null;
  /** What was done; nothing for a line that is not a player's deed. */
  played: RankedView | null;
  /** What could have been done, the best first. */
  best: RankedView[];
  lost_points: number;
  lost_chance: number | null;
  /** `best`, `good`, `slip`, `mistake`, `blunder`; nothing if it cannot be judged. */
  verdict: string | null;
  /** Why the best is better, in sentences, the weightiest first. */
  reasons: string[];
};
