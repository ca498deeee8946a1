// What happens at the table while this screen listens: words and hands are told, trials shown, clocks watched.
import { untrack } from 'svelte';
import { interrupt, say } from '../../../lib/announcer.svelte.ts';
import { warningBetween } from '../../../lib/clock.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { isStill, settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Trial, View } from '../types.ts';
import { timeLeft } from './clock.ts';
import type { Deeds } from './deeds.svelte.ts';
import { allRooms, nameOf } from './places.ts';
import type { Play } from './play.svelte.ts';
import { spokenLine, spokenWord } from './telling.ts';
import { clear, hear, noTrials, showNext, type Trials } from './trials.ts';

/** The pause between two letters that the computer tries, and after a whole hand. */
const LETTER_PAUSE = 70;
const HAND_PAUSE = 420;

export class Hearing {
  trials: Trials = $state(noTrials());
  /** What the table's clock shows, read a few times a second. */
  moment: number = $state(0);
  readonly #play: Play;
  readonly #deeds: Deeds;
  #linesTold = -1;
  #wordsTold = 0;
  #toldTurnOf: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lastLeft = Number.POSITIVE_INFINITY;

  constructor(play: Play, deeds: Deeds) {
    this.#play = play;
    this.#deeds = deeds;
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
    const isFirst = this.#linesTold < 0;
    const lines = isFirst ? [] : view.history.slice(this.#linesTold);
    this.#linesTold = view.history.length;
    if (lines.length > 0) this.#forgetHand();
    for (const line of lines) say(spokenLine(view, line, text));
    if (lines.some((line) => line.what === 'hand' && line.bonus > 0)) sound('allTiles', settings.effects);
    this.#tellWords(view, isFirst);
    this.#tellTurn(view, isFirst);
    if (view.phase.waits_for === 'nothing' && lines.length > 0) sound('over', settings.effects);
  }

  #forgetHand(): void {
    clear(this.trials);
    this.#wordsTold = 0;
    this.#deeds.forgetHints();
    this.#deeds.message = null;
    this.#lastLeft = Number.POSITIVE_INFINITY;
  }

  /** Tells the words that were laid in the present hand, and what they free. */
  #tellWords(view: View, isFirst: boolean): void {
    const news = view.hand.words.slice(this.#wordsTold);
    this.#wordsTold = view.hand.words.length;
    if (isFirst || news.length === 0) return;
    const rooms = allRooms(view);
    for (const place of news) {
      const room = rooms.get(nameOf(place));
      const freed = place.part === 'path' ? (rooms.get(nameOf({ ...place, part: 'satellite' })) ?? null) : null;
      if (room) say(spokenWord(view, room, freed, this.#play.seat, text));
    }
    sound('lay', settings.effects);
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
    const shown = showNext(this.trials);
    const pause = shown === 'whole' ? HAND_PAUSE : LETTER_PAUSE;
    this.#timer = shown === 'nothing' ? null : setTimeout(() => this.#showTrials(), pause);
    if (shown === 'nothing') this.#play.session.goOn('in time');
  }

  #tick(): void {
    this.moment = this.#play.session.moment();
    const { view, own, seat } = this.#play;
    if (!view || !own || view.turn !== seat || own.clock.since === null) return;
    const left = timeLeft(view.rules.clock, own.clock, this.moment);
    if (left === null) return;
    const warning = warningBetween(this.#lastLeft, left);
    this.#lastLeft = left;
    if (warning === null) return;
    interrupt(text('heard-time-left', { seconds: warning }));
    sound('warning', settings.effects);
  }
}
