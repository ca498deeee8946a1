// What this game announces: turns with their sounds, trial words, a word that is begun as time runs out.
import { text } from '../../../lib/language/text.svelte.ts';
import { isStill, settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import { TableAnnouncements } from '../../../lib/table/announcements.svelte.ts';
import { nameAt } from '../../../lib/table/telling.ts';
import type { Trial as ShownTrial } from '../../../lib/table/trials.svelte.ts';
import type { Trial, TurnView, View } from '../types.ts';
import type { Actions } from './actions.svelte.ts';
import { challengesIn, lastChallenge } from './challenges.ts';
import { plainWord, spokenTurn } from './telling.ts';

/** When this much time is left, in milliseconds, the server is told of the word being laid. */
const LAST_MOMENTS = 2500;

/** How many trials may wait to be shown. */
const MOST_TRIALS = 3;

/** The pause between two letters, in milliseconds, at a placement speed from 0 (fastest) to 9. */
export function letterPause(speed: number): number {
  return 30 + Math.max(0, Math.min(9, speed)) * 60;
}

/** What is to be seen of a trial: a word, but no exchange. */
export function readTrial({ word, score, action }: Trial): ShownTrial | null {
  return word === null ? null : { word, score, tiles: action.do === 'lay' ? action.tiles : [] };
}

export class Announcements extends TableAnnouncements<View, Trial, Actions> {
  #challengesTold = 0;
  #undosTold: number[] = [];

  constructor(actions: Actions) {
    super(actions, MOST_TRIALS);
  }

  /** How long the computer pauses between two letters. */
  pause(): number {
    if (isStill()) return 0;
    return letterPause(settings.placementSpeed ?? this.play.view?.rules.screen.placement_speed ?? 0);
  }

  protected spokenLine(view: View, turn: TurnView): string {
    return spokenTurn(view, turn, settings.notation, text);
  }

  protected override tellNews(view: View, turns: TurnView[], isFirst: boolean): void {
    this.#tellChallenge(view, isFirst);
    this.#tellUndo(view, isFirst);
    for (const turn of turns) {
      if (turn.what === 'played') this.#soundPlay(turn.squares.length, turn.bonus > 0, turn.seat === this.play.seat);
    }
    const last = this.play.lastPlay;
    if (last && (isFirst || turns.some((turn) => turn.what === 'played'))) void this.actions.define(plainWord(last.word), false);
  }

  #tellChallenge(view: View, isFirst: boolean): void {
    const count = challengesIn(view);
    const told = count > this.#challengesTold ? lastChallenge(view, text) : null;
    if (told && !isFirst) this.announce(told);
    this.#challengesTold = count;
  }

  #tellUndo(view: View, isFirst: boolean): void {
    const counts = view.seats.map((seat) => seat.taken_back);
    const by = counts.findIndex((count, seat) => count > (this.#undosTold[seat] ?? 0));
    if (by >= 0 && !isFirst) this.announce(text('undo-told', { name: nameAt(view, by) }));
    this.#undosTold = counts;
  }

  #soundPlay(tiles: number, isWholeRack: boolean, isOwn: boolean): void {
    const pause = Math.max(60, this.pause());
    const clicks = isOwn || isStill() ? 1 : tiles;
    for (let click = 0; click < clicks; click += 1) setTimeout(() => sound('lay', settings.effects), click * pause);
    if (isWholeRack) setTimeout(() => sound('allTiles', settings.effects), clicks * pause + 80);
  }

  protected readTrial(trial: Trial): ShownTrial | null {
    return readTrial(trial);
  }

  protected pauseAfter(shown: 'letter' | 'whole'): number {
    return Math.max(60, this.pause()) * (shown === 'whole' ? 4 : 1);
  }

  protected override tick(): number | null {
    const left = super.tick();
    const phase = this.play.view?.phase;
    const isLaying = phase?.waits_for === 'move' && phase.must_place === null;
    if (left !== null && left < LAST_MOMENTS && isLaying) this.actions.tellBegun();
    return left;
  }
}
