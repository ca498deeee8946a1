// What happens at the table while this screen listens: new turns are told, trials shown, clocks watched.
import { untrack } from 'svelte';
import { interrupt, say } from '../../../lib/announcer.svelte.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { isStill, settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Trial, View } from '../types.ts';
import { clockFace, warningBetween } from './clock.ts';
import type { Deeds } from './deeds.svelte.ts';
import type { Play } from './play.svelte.ts';
import { plainWord, spokenTurn } from './telling.ts';
import { clear, hear, letterPause, noTrials, showNext, type Trials } from './trials.ts';

export class Hearing {
  trials: Trials = $state(noTrials());
  /** What the table's clock shows, read a few times a second. */
  moment: number = $state(0);
  readonly #play: Play;
  readonly #deeds: Deeds;
  #turnsTold = -1;
  #toldTurnOf: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lastLeft = Number.POSITIVE_INFINITY;

  constructor(play: Play, deeds: Deeds) {
    this.#play = play;
    this.#deeds = deeds;
  }

  /** How long the computer pauses between two letters. */
  pause(): number {
    if (isStill()) return 0;
    return letterPause(settings.placementSpeed ?? this.#play.view?.rules.screen.placement_speed ?? 0);
  }

  follow(): () => void {
    this.#play.session.isShowing = () => this.#timer !== null;
    this.#play.session.onTrial = (shown) => this.#hearTrial(shown.trial as Trial, shown.number);
    const ticking = setInterval(() => this.#tick(), 250);
    const stop = $effect.root(() => {
      $effect(() => {
        const view = this.#play.view;
        if (view) untrack(() => this.#hearUpdate(view));
      });
    });
    return () => {
      clearInterval(ticking);
      if (this.#timer) clearTimeout(this.#timer);
      this.#timer = null;
      stop();
    };
  }

  #hearUpdate(view: View): void {
    const isFirst = this.#turnsTold < 0;
    const news = isFirst ? [] : view.history.slice(this.#turnsTold);
    this.#turnsTold = view.history.length;
    for (const turn of news) {
      say(spokenTurn(view, turn, settings.notation, text));
      if (turn.what === 'played') this.#soundPlay(turn.squares.length, turn.bonus > 0, turn.seat === this.#play.seat);
    }
    if (news.length > 0) this.#forgetTurn();
    const last = this.#play.lastPlay;
    if (last && (isFirst || news.some((turn) => turn.what === 'played'))) {
      void this.#deeds.define(plainWord(last.word), false);
    }
    this.#tellTurn(view, isFirst);
    if (view.phase.waits_for === 'nothing' && !isFirst && news.length > 0) sound('over', settings.effects);
  }

  #forgetTurn(): void {
    clear(this.trials);
    this.#deeds.forgetHints();
    this.#deeds.message = null;
    this.#lastLeft = Number.POSITIVE_INFINITY;
  }

  #soundPlay(tiles: number, isWholeRack: boolean, isOwn: boolean): void {
    const pause = Math.max(60, this.pause());
    const clicks = isOwn || isStill() ? 1 : tiles;
    for (let click = 0; click < clicks; click += 1) setTimeout(() => sound('lay', settings.effects), click * pause);
    if (isWholeRack) setTimeout(() => sound('allTiles', settings.effects), clicks * pause + 80);
  }

  #tellTurn(view: View, isFirst: boolean): void {
    const turn = view.turn;
    if (turn === this.#toldTurnOf) return;
    this.#toldTurnOf = turn;
    if (turn === null || turn !== this.#play.seat || view.phase.waits_for === 'nothing') return;
    say(text('heard-your-turn', { name: view.seats[turn]?.player.name ?? '' }));
    if (!isFirst) sound('yourTurn', settings.effects);
  }

  #hearTrial(trial: Trial, number: number): void {
    if (number < (this.#play.session.update?.number ?? 0)) return;
    hear(this.trials, trial, number);
    const isShown = this.#play.view?.rules.screen.see_me_think && !isStill() && document.visibilityState === 'visible';
    if (!isShown) this.trials.waiting = [];
    else if (this.#timer === null) this.#showTrials();
  }

  #showTrials(): void {
    const goesOn = showNext(this.trials);
    const isWhole = this.trials.shown.length > 0 && this.trials.shown.length === wholeLength(this.trials);
    const pause = Math.max(60, this.pause()) * (isWhole ? 4 : 1);
    this.#timer = goesOn ? setTimeout(() => this.#showTrials(), pause) : null;
    if (!goesOn) this.#play.session.goOn('in time');
  }

  #tick(): void {
    this.moment = this.#play.session.moment();
    const { view, own, seat } = this.#play;
    if (!view || !own || view.turn !== seat) return;
    const face = clockFace(view.rules.clock, own.clock, this.moment);
    if (!face?.running) return;
    const warning = warningBetween(this.#lastLeft, face.shown);
    this.#lastLeft = face.shown;
    if (warning === null) return;
    interrupt(text('heard-time-left', { seconds: warning }));
    sound('warning', settings.effects);
  }
}

function wholeLength(trials: Trials): number {
  const action = trials.waiting[0]?.action;
  return action?.do === 'lay' ? action.tiles.length : 0;
}
