// What this game has to tell while its table is listened to: words, hands, and the hands that a computer tries.
import { say } from '../../../lib/announcer.svelte.ts';
import { TableAnnouncements } from '../../../lib/table/announcements.svelte.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Trial, View } from '../types.ts';
import { timeLeft } from './clock.ts';
import type { Actions } from './actions.svelte.ts';
import { allRooms, nameOf } from './places.ts';
import type { Play } from './play.svelte.ts';
import { spokenLine, spokenWord } from './telling.ts';
import { clear, hear, noTrials, showNext, type Trials } from './trials.ts';

/** The pause between two letters that the computer tries, and after a whole hand. */
const LETTER_PAUSE = 70;
const HAND_PAUSE = 420;

export class Announcements extends TableAnnouncements<View, Trial> {
  trials: Trials = $state(noTrials());
  protected readonly play: Play;
  readonly #actions: Actions;
  #linesTold = -1;
  #wordsTold = 0;

  constructor(play: Play, actions: Actions) {
    super();
    this.play = play;
    this.#actions = actions;
  }

  protected hearUpdate(view: View): void {
    const isFirst = this.#linesTold < 0;
    const lines = isFirst ? [] : view.history.slice(this.#linesTold);
    this.#linesTold = view.history.length;
    if (lines.length > 0) this.#forgetHand();
    for (const line of lines) say(spokenLine(view, line, text));
    if (lines.some((line) => line.what === 'hand' && line.bonus > 0)) sound('allTiles', settings.effects);
    this.#tellWords(view, isFirst);
    this.tellTurn(view, isFirst);
    if (view.phase.waits_for === 'nothing' && lines.length > 0) sound('over', settings.effects);
  }

  #forgetHand(): void {
    clear(this.trials);
    this.#wordsTold = 0;
    this.#actions.forgetTurn();
    this.#actions.message = null;
    this.forgetTime();
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
      if (room) say(spokenWord(view, room, freed, this.play.seat, text));
    }
    sound('lay', settings.effects);
  }

  protected noteTrial(trial: Trial, about: number): void {
    hear(this.trials, trial, about);
  }

  protected skipTrials(): void {
    this.trials.waiting = [];
  }

  protected showNext(): number | null {
    const shown = showNext(this.trials);
    if (shown === 'nothing') return null;
    return shown === 'whole' ? HAND_PAUSE : LETTER_PAUSE;
  }

  protected timeLeft(view: View): number | null {
    const { own } = this.play;
    return own && own.clock.since !== null ? timeLeft(view.rules.clock, own.clock, this.moment) : null;
  }
}
