// What the player does at the table: lays words, ends the hand, passes, buys, answers, asks for hints.
import { interrupt, say } from '../../../lib/announcer.svelte.ts';
import type { Api } from '../../../lib/api/client.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sentenceOf } from '../../../lib/problems.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Action, Answer, HintView, PlannedWord } from '../types.ts';
import type { Play } from './play.svelte.ts';

/** A choice of letters that go back to the bag. */
export type Returning = 'end' | 'pass' | 'buy';

/** What lies over the table, if anything. */
export type Dialog = Returning | 'resign' | 'keys' | 'hint' | 'menu' | 'sheet' | 'ending' | 'tour';

export interface Message {
  sentence: string;
  kind: 'news' | 'refusal';
}

export class Deeds {
  readonly play: Play;
  message: Message | null = $state.raw(null);
  dialog: Dialog | null = $state(null);
  hint: HintView | null = $state.raw(null);
  readonly #api: Api;
  readonly #travel: (path: string) => void;
  #hintsAsked = 0;

  constructor(play: Play, api: Api, travel: (path: string) => void) {
    this.play = play;
    this.#api = api;
    this.#travel = travel;
  }

  tell(sentence: string): void {
    this.message = { sentence, kind: 'news' };
    say(sentence);
  }

  refuse(sentence: string): void {
    this.message = { sentence, kind: 'refusal' };
    interrupt(sentence);
    sound('refused', settings.effects);
  }

  /** Sends an action for the seat of this screen; a refusal is told. */
  async act(action: Action): Promise<boolean> {
    const seat = this.play.seat;
    if (seat === null) return false;
    this.message = null;
    const result = await this.play.session.act(seat, action);
    if (result.done) return true;
    this.refuse(sentenceOf(result.refusal));
    return false;
  }

  /** Lays the whole words one after another; stops at the first that is refused. */
  async layWords(): Promise<void> {
    const { play } = this;
    const words = $state.snapshot(play.planned);
    if (words.length === 0 || play.session.busy || play.undeclared !== null) return;
    if (!play.may('lay')) return this.refuse(text('parcours-not-your-hand'));
    play.cursor = null;
    for (const { place, word } of words) {
      if (!(await this.act({ do: 'lay', place, word }))) return;
    }
  }

  /** Opens the choice of letters that go back, if that may be done at all; with none left the hand just ends. */
  consider(deed: Returning | 'resign'): void {
    if (!this.play.may(deed)) return this.refuse(text('not-possible-yet'));
    this.play.takeAllBack();
    if (deed === 'end' && this.play.draft.tiles.length === 0) void this.giveBack('end', '');
    else this.dialog = deed;
  }

  /** Ends the hand, passes or buys, with these letters going back. */
  async giveBack(deed: Returning, back: string): Promise<void> {
    this.dialog = null;
    this.play.takeAllBack();
    this.play.looked = null;
    await this.act({ do: deed, back });
  }

  /** Draws up to nine letters for the second play of a white slot. */
  async refill(): Promise<void> {
    if (!this.play.may('refill')) return this.refuse(text('not-possible-yet'));
    this.play.takeAllBack();
    await this.act({ do: 'refill' });
  }

  /** Takes the last laid word back into the rack. */
  async takeWordBack(): Promise<void> {
    if (!this.play.may('take_back')) return this.refuse(text('not-possible-yet'));
    await this.act({ do: 'take_back' });
  }

  /** Asks for a hint; asked again in the same hand, it may name another word. */
  async askHint(): Promise<void> {
    const { play } = this;
    if (play.seat === null || play.view?.rules.screen.hint === 'none') return this.refuse(text('no-hints'));
    const result = await play.session.ask(play.seat, { ask: 'hint', asked_before: this.#hintsAsked });
    if (!result.done) return this.refuse(sentenceOf(result.refusal));
    const answer = result.value.answer as Answer;
    if (answer.answer !== 'hint') return;
    this.#hintsAsked += 1;
    this.hint = answer;
    this.dialog = 'hint';
  }

  /** A new hand: hints begin again. */
  forgetHints(): void {
    this.#hintsAsked = 0;
    this.hint = null;
  }

  /** Lays advised words out on the board. */
  layAdvice(words: readonly PlannedWord[]): void {
    this.dialog = null;
    this.play.layOut(words);
    sound('lay', settings.effects);
  }

  /** The same players by the same rules, at once or after a look at them. */
  async again(way: 'at once' | 'changed'): Promise<void> {
    const { table } = this.play.session;
    const { view } = this.play;
    if (!table || !view) return;
    const [{ sameAgain, requestAgain }, { keepChoices }] = await Promise.all([
      import('../../../lib/setup/choices.ts'),
      import('../../../lib/setup/setup.svelte.ts'),
    ]);
    const choices = sameAgain(table, view.rules);
    if (way === 'changed') {
      keepChoices(table.game, choices);
      this.#travel(`/new/${table.game}`);
      return;
    }
    const result = await requestAgain(this.#api, table.game, choices);
    if (result.done) this.#travel(`/table/${result.value.id}`);
    else this.refuse(sentenceOf(result.refusal));
  }

  async force(seat: number): Promise<void> {
    const result = await this.play.session.force(seat);
    this.play.session.goOn('at once');
    if (!result.done) this.refuse(sentenceOf(result.refusal));
  }
}
