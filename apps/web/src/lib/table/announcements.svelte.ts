// What happens at the table of any game while this screen listens: turns are told, trials shown, clocks watched.
import { untrack } from 'svelte';
import { interrupt, say } from '../announcer.svelte.ts';
import type { AnyView, AtTable } from '../at-table.ts';
import { warningBetween } from '../clock.ts';
import { text } from '../language/text.svelte.ts';
import { isStill, settings } from '../preferences.svelte.ts';
import { sound } from '../sound/sound.ts';

export abstract class TableAnnouncements<View extends AnyView, Trial> {
  /** What the table's clock shows, read a few times a second. */
  moment: number = $state(0);
  protected abstract readonly play: AtTable<View>;
  #toldTurnOf: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lastLeft = Number.POSITIVE_INFINITY;

  /** Tells what is new at the table. */
  protected abstract hearUpdate(view: View): void;
  /** Takes note of a trial about the update of this number. */
  protected abstract noteTrial(trial: Trial, about: number): void;
  /** Shows none of the trials that wait. */
  protected abstract skipTrials(): void;
  /** Shows the next letter of a trial; gives the pause after it, or nothing when all have been shown. */
  protected abstract showNext(): number | null;
  /** How much time the player of this screen has, while it runs out. */
  protected abstract timeLeft(view: View): number | null;

  follow(): () => void {
    this.play.session.isShowing = () => this.#timer !== null;
    this.play.session.onTrial = (shown) => this.#hearTrial(shown.trial as Trial, shown.number);
    const ticking = setInterval(() => this.tick(), 250);
    const stop = $effect.root(() => {
      $effect(() => {
        const view = this.play.view;
        if (view) untrack(() => this.hearUpdate(view));
      });
    });
    return () => {
      clearInterval(ticking);
      if (this.#timer) clearTimeout(this.#timer);
      this.#timer = null;
      stop();
    };
  }

  /** Says whose turn it is, when it is the turn of this screen. */
  protected tellTurn(view: View, isFirst: boolean): void {
    const turn = view.turn;
    if (turn === this.#toldTurnOf) return;
    this.#toldTurnOf = turn;
    if (turn === null || turn !== this.play.seat || view.phase.waits_for === 'nothing') return;
    say(text('heard-your-turn', { name: view.seats[turn]?.player.name ?? '' }));
    if (!isFirst) sound('yourTurn', settings.effects);
  }

  /** A new turn has all its time. */
  protected forgetTime(): void {
    this.#lastLeft = Number.POSITIVE_INFINITY;
  }

  #hearTrial(trial: Trial, number: number): void {
    if (number < (this.play.session.update?.number ?? 0)) return;
    this.noteTrial(trial, number);
    const isShown = this.play.view?.rules.screen.see_me_think && !isStill() && document.visibilityState === 'visible';
    if (!isShown) this.skipTrials();
    else if (this.#timer === null) this.#showTrials();
  }

  #showTrials(): void {
    const pause = this.showNext();
    this.#timer = pause === null ? null : setTimeout(() => this.#showTrials(), pause);
    if (pause === null) this.play.session.goOn('in time');
  }

  /** Reads the clock and warns; gives the time that is left, if it runs out. */
  protected tick(): number | null {
    this.moment = this.play.session.moment();
    const { view, seat } = this.play;
    const left = view && view.turn === seat ? this.timeLeft(view) : null;
    if (left === null) return null;
    const warning = warningBetween(this.#lastLeft, left);
    this.#lastLeft = left;
    if (warning !== null) {
      interrupt(text('heard-time-left', { seconds: warning }));
      sound('warning', settings.effects);
    }
    return left;
  }
}
