// What this game has to tell while its table is listened to: turns and their sounds, trial words, a word begun in time.
import { say } from '../../../lib/announcer.svelte.ts';
import { TableAnnouncements } from '../../../lib/table/announcements.svelte.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { isStill, settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Trial, View } from '../types.ts';
import { clockFace } from './clock.ts';
import type { Actions } from './actions.svelte.ts';
import type { Play } from './play.svelte.ts';
import { plainWord, spokenTurn } from './telling.ts';
import { clear, hear, letterPause, noTrials, showNext, type Trials } from './trials.ts';

/** When so little time is left, in milliseconds, the table is told of a word that is being laid. */
const LAST_MOMENTS = 2500;

export class Announcements extends TableAnnouncements<View, Trial> {
  trials: Trials = $state(noTrials());
  protected readonly play: Play;
  readonly #actions: Actions;
  #turnsTold = -1;

  constructor(play: Play, actions: Actions) {
    super();
    this.play = play;
    this.#actions = actions;
  }

  /** How long the computer pauses between two letters. */
  pause(): number {
    if (isStill()) return 0;
    return letterPause(settings.placementSpeed ?? this.play.view?.rules.screen.placement_speed ?? 0);
  }

  protected hearUpdate(view: View): void {
    const isFirst = this.#turnsTold < 0;
    const news = isFirst ? [] : view.history.slice(this.#turnsTold);
    this.#turnsTold = view.history.length;
    for (const turn of news) {
      say(spokenTurn(view, turn, settings.notation, text));
      if (turn.what === 'played') this.#soundPlay(turn.squares.length, turn.bonus > 0, turn.seat === this.play.seat);
    }
    if (news.length > 0) this.#forgetTurn();
    const last = this.play.lastPlay;
    if (last && (isFirst || news.some((turn) => turn.what === 'played'))) {
      void this.#actions.define(plainWord(last.word), false);
    }
    this.tellTurn(view, isFirst);
    if (view.phase.waits_for === 'nothing' && !isFirst && news.length > 0) sound('over', settings.effects);
  }

  #forgetTurn(): void {
    clear(this.trials);
    this.#actions.forgetTurn();
    this.#actions.message = null;
    this.forgetTime();
  }

  #soundPlay(tiles: number, isWholeRack: boolean, isOwn: boolean): void {
    const pause = Math.max(60, this.pause());
    const clicks = isOwn || isStill() ? 1 : tiles;
    for (let click = 0; click < clicks; click += 1) setTimeout(() => sound('lay', settings.effects), click * pause);
    if (isWholeRack) setTimeout(() => sound('allTiles', settings.effects), clicks * pause + 80);
  }

  protected noteTrial(trial: Trial, about: number): void {
    hear(this.trials, trial, about);
  }

  protected skipTrials(): void {
    this.trials.waiting = [];
  }

  protected showNext(): number | null {
    if (!showNext(this.trials)) return null;
    const isWhole = this.trials.shown.length > 0 && this.trials.shown.length === wholeLength(this.trials);
    return Math.max(60, this.pause()) * (isWhole ? 4 : 1);
  }

  protected timeLeft(view: View): number | null {
    const { own } = this.play;
    const face = own ? clockFace(view.rules.clock, own.clock, this.moment) : null;
    return face?.running ? face.shown : null;
  }

  protected override tick(): number | null {
    const left = super.tick();
    const phase = this.play.view?.phase;
    const isLaying = phase?.waits_for === 'move' && phase.must_place === null;
    if (left !== null && left < LAST_MOMENTS && isLaying) this.#actions.tellBegun();
    return left;
  }
}

function wholeLength(trials: Trials): number {
  const action = trials.waiting[0]?.action;
  return action?.do === 'lay' ? action.tiles.length : 0;
}
