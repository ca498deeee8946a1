// What a table tells while this screen listens: turns are said, trials shown, clocks watched.
import { untrack } from 'svelte';
import { interrupt, say } from '../announcer.svelte.ts';
import type { AnyView, AtTable } from '../at-table.ts';
import { warningBetween } from '../clock.ts';
import { text } from '../language/text.svelte.ts';
import { isStill, settings } from '../preferences.svelte.ts';
import { sound } from '../sound/sound.ts';
import type { SeatingView } from '../types/protocol.ts';
import type { Message } from './actions.svelte.ts';
import { Trials, type Trial } from './trials.svelte.ts';

/** What is told to the actions of a table. */
interface Informed<View extends AnyView> {
  readonly play: AtTable<View>;
  message: Message | null;
  forgetTurn(): void;
}

type LineOf<View extends AnyView> = View['history'][number];

export abstract class TableAnnouncements<View extends AnyView, GameTrial, Actions extends Informed<View>> {
  /** What the table's clock shows, read a few times a second. */
  moment: number = $state(0);
  readonly trials: Trials;
  protected readonly actions: Actions;
  #linesTold = -1;
  #hintsTold: readonly number[] | null = null;
  #toldTurnOf: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lastLeft = Number.POSITIVE_INFINITY;

  constructor(actions: Actions, mostTrials: number) {
    this.actions = actions;
    this.trials = new Trials(mostTrials);
  }

  protected get play(): Actions['play'] {
    return this.actions.play;
  }

  /** A line of the history as it is said aloud. */
  protected abstract spokenLine(view: View, line: LineOf<View>): string;
  /** What is to be seen of a trial, if anything. */
  protected abstract readTrial(trial: GameTrial): Trial | null;
  /** The pause after a letter of a trial, or after all of it, in milliseconds. */
  protected abstract pauseAfter(shown: 'letter' | 'whole'): number;

  /** Tells what else is new; the lines of the history have been said. */
  protected tellNews(_view: View, _lines: LineOf<View>[], _isFirst: boolean): void {}

  /** A new turn begins. */
  protected forgetTurn(): void {
    this.trials.clear();
    this.actions.forgetTurn();
    this.actions.message = null;
    this.#lastLeft = Number.POSITIVE_INFINITY;
  }

  follow(): () => void {
    const { session } = this.play;
    session.isShowing = () => this.#timer !== null;
    session.onTrial = (shown) => this.#takeTrial(shown.trial as GameTrial, shown.number);
    const ticking = setInterval(() => this.tick(), 250);
    const stop = $effect.root(() => {
      $effect(() => {
        const view = this.play.view;
        if (view) untrack(() => this.#tellUpdate(view));
      });
      $effect(() => {
        const seats = session.table?.seats;
        if (seats) untrack(() => this.#tellHints(seats));
      });
    });
    return () => {
      clearInterval(ticking);
      if (this.#timer) clearTimeout(this.#timer);
      this.#timer = null;
      stop();
    };
  }

  #tellUpdate(view: View): void {
    const isFirst = this.#linesTold < 0;
    const lines = isFirst ? [] : view.history.slice(this.#linesTold);
    this.#linesTold = view.history.length;
    if (lines.length > 0) this.forgetTurn();
    for (const line of lines) say(this.spokenLine(view, line));
    this.tellNews(view, lines, isFirst);
    this.#tellTurn(view, isFirst);
    if (view.phase.waits_for === 'nothing' && lines.length > 0) sound('over', settings.effects);
  }

  /** Tells what happened to everybody, on the screen and for the ear. */
  protected announce(sentence: string): void {
    this.actions.message = { sentence, kind: 'news' };
    say(sentence);
  }

  /** Tells which of the others were given a hint. */
  #tellHints(seats: readonly SeatingView[]): void {
    const before = this.#hintsTold;
    this.#hintsTold = seats.map(({ hints }) => hints);
    const helped = seats.filter(({ seat, yours, hints }) => !yours && before !== null && hints > (before[seat] ?? 0));
    for (const { name } of helped) this.announce(text('hint-told', { name }));
  }

  /** Says whose turn it is, when it is the turn of this screen. */
  #tellTurn(view: View, isFirst: boolean): void {
    const turn = view.turn;
    if (turn === this.#toldTurnOf) return;
    this.#toldTurnOf = turn;
    if (turn === null || turn !== this.play.seat || view.phase.waits_for === 'nothing') return;
    say(text('heard-your-turn', { name: view.seats[turn]?.player.name ?? '' }));
    if (!isFirst) sound('yourTurn', settings.effects);
  }

  #takeTrial(trial: GameTrial, number: number): void {
    if (number < (this.play.session.update?.number ?? 0)) return;
    this.trials.note(this.readTrial(trial), number);
    const isShown = this.play.view?.help.see_me_think && !isStill() && document.visibilityState === 'visible';
    if (!isShown) this.trials.skip();
    else if (this.#timer === null) this.#showTrials();
  }

  #showTrials(): void {
    const shown = this.trials.showNext();
    this.#timer = shown === 'nothing' ? null : setTimeout(() => this.#showTrials(), this.pauseAfter(shown));
    if (shown === 'nothing') this.play.session.goOn('in time');
  }

  /** Reads the clock and warns; gives the time that is left, if it runs out. */
  protected tick(): number | null {
    this.moment = this.play.session.moment();
    const { view, seat } = this.play;
    const isRunning = view && seat !== null && view.turn === seat && view.seats[seat]?.clock.since !== null;
    const left = isRunning ? this.play.timeLeft(seat, this.moment) : null;
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
