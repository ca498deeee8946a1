// What the player does at the table: plays, exchanges, passes, answers, asks for hints and meanings.
import { interrupt, say } from '../../../lib/announcer.svelte.ts';
import type { Api } from '../../../lib/api/client.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sentenceOf } from '../../../lib/problems.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { WordReport } from '../../../lib/types/protocol.ts';
import type { Action, Advice, Answer, HintView } from '../types.ts';
import { asAction, layAdvised } from '../../../lib/hand/draft.ts';
import { begunWord } from './begun.ts';
import type { Play } from './play.svelte.ts';

/** What lies over the table, if anything. */
export type Dialog = 'exchange' | 'pass' | 'resign' | 'keys' | 'hint' | 'menu' | 'sheet' | 'ending' | 'options' | 'meaning' | 'leave';

/** How much of everybody's points is shown. */
export type Scores = 'usual' | 'all' | 'none';

const NEXT_SCORES: Record<Scores, Scores> = { usual: 'all', all: 'none', none: 'usual' };

/** How large the board is, stage by stage. */
const ZOOMS = [1, 1.6, 2.4];

export interface Message {
  sentence: string;
  kind: 'news' | 'refusal';
}

export class Deeds {
  readonly play: Play;
  message: Message | null = $state.raw(null);
  dialog: Dialog | null = $state(null);
  hint: HintView | null = $state.raw(null);
  /** The word whose meaning is shown. */
  word: WordReport | null = $state.raw(null);
  scores: Scores = $state('usual');
  /** How much larger than its frame the board is. */
  zoom: number = $state(1);
  readonly #api: Api;
  readonly #travel: (path: string) => void;
  #hintsAsked = 0;
  /** The word that the table was last told of. */
  #begun = '';
  /** Something that is told the table without being asked for. */
  #aside: Promise<unknown> | null = null;

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

  /** The scores of all with more about them, of none, or as usual. */
  turnScores(): void {
    this.scores = NEXT_SCORES[this.scores];
    say(text(`scores-shown-${this.scores}`));
  }

  /** The board one stage larger; after the largest, all of it again. */
  turnZoom(): void {
    this.zoom = ZOOMS.find((zoom) => zoom > this.zoom + 0.05) ?? 1;
  }

  /** Tells the table which word is being laid, because time may run out in the middle of it. */
  tellBegun(): void {
    const { play } = this;
    const word = begunWord(play.grid, play.draft);
    if (play.seat === null || play.session.busy || play.undeclared || word === this.#begun) return;
    const action: Action = word === '' ? { do: 'cancel_word' } : { do: 'enter_word', word };
    if (!play.may(action.do)) return;
    this.#begun = word;
    this.#aside = play.session.act(play.seat, action);
  }

  /** Plays the tiles that are laid. */
  async playLaid(): Promise<void> {
    await this.#aside;
    const tiles = asAction(this.play.draft);
    if (tiles.length === 0 || this.play.session.busy) return;
    if (!this.play.may('lay')) return this.refuse(text('not-your-turn'));
    if (this.play.undeclared) return;
    this.play.arrow = null;
    await this.act({ do: 'lay', tiles });
  }

  async exchange(tiles: string): Promise<void> {
    this.dialog = null;
    this.play.takeAllBack();
    await this.act({ do: 'exchange', tiles });
  }

  async pass(): Promise<void> {
    this.dialog = null;
    this.play.takeAllBack();
    await this.act({ do: 'pass' });
  }

  /** Opens a question about something that cannot be taken back, if it may be done at all. */
  consider(dialog: 'exchange' | 'pass' | 'resign'): void {
    if (this.play.may(dialog)) this.dialog = dialog;
    else this.refuse(text('not-possible-yet'));
  }

  /** Asks for a hint; asked again in the same turn, it may name another word. */
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

  /** A new turn: hints begin again, and no word is begun. */
  forgetTurn(): void {
    this.#hintsAsked = 0;
    this.hint = null;
    this.#begun = '';
  }

  /** Lays an advised play on the board. */
  layAdvice(advice: Advice): void {
    this.dialog = null;
    this.play.arrow = null;
    layAdvised(this.play.draft, advice.tiles);
    sound('lay', settings.effects);
  }

  /** Looks a word up; quietly when nobody asked for it. */
  async define(word: string, asked: boolean): Promise<void> {
    const lexicon = this.play.view?.rules.lexicon;
    if (!lexicon) return;
    const result = await this.#api.word(lexicon, word);
    if (result.done) {
      this.word = result.value;
      if (asked) say(spokenMeaning(result.value));
    } else if (asked) {
      this.refuse(sentenceOf(result.refusal));
    }
  }

  /** The same players by the same rules, at once or after a look at them. */
  async again(way: 'at once' | 'changed'): Promise<void> {
    const { table } = this.play.session;
    const { view } = this.play;
    if (!table || !view) return;
    const { keepChoices, sameAgain, requestAgain } = await import('../setup/again.ts');
    const choices = sameAgain(table, view.rules);
    if (way === 'changed') {
      keepChoices(choices);
      this.#travel('/new');
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

export function spokenMeaning(report: WordReport): string {
  const sense = report.definitions[0]?.senses[0];
  if (!report.valid) return text('word-unknown', { word: report.word });
  return sense ? `${report.word}: ${sense.gloss}` : text('word-without-meaning', { word: report.word });
}
