// What the player does at the table of this game: plays words and Action tiles, exchanges, passes, has words found.
import { say } from '../../../lib/announcer.svelte.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sentenceOf } from '../../../lib/problems.ts';
import { sound } from '../../../lib/sound/sound.ts';
import { TableActions } from '../../../lib/table/actions.svelte.ts';
import type { Action, Answer, HintStrength, HintView, PlayView } from '../types.ts';
import type { Play } from './play.svelte.ts';

/** What may lie over this table besides what lies over any. */
export type Dialog = 'exchange' | 'return' | 'pass' | 'gifts' | 'write' | 'tour';

/** Hints from the weakest to the strongest; the rules of a table say how far they go. */
const STRENGTHS: readonly HintStrength[] = ['letter', 'word', 'play'];

export class Actions extends TableActions<Play, Action, HintView, Dialog> {
  protected readonly setUpAt = '/new/zigzag';
  /** How much a hint tells. */
  strength: HintStrength = $state('letter');
  /** The ways to lay a word that was written, best first. */
  ways: readonly PlayView[] = $state.raw([]);
  #written = 0;

  /** Plays what is laid. */
  async playLaid(): Promise<void> {
    const { play } = this;
    const turn = $state.snapshot(play.turn);
    if (play.session.busy || play.undeclared !== null) return;
    if (!play.may('play')) return this.refuse(text('zigzag-wait-for-turn'));
    if (!turn) return this.refuse(play.laid.length > 0 ? text('zigzag-no-word-yet') : text('zigzag-lay-first'));
    if (await this.act(turn)) this.#played();
  }

  #played(): void {
    this.play.anchor = null;
    this.play.giftWishes = [];
    this.play.chosen = null;
  }

  /** Draws tiles for an exchange; as many go back after it. */
  async exchange(count: number): Promise<void> {
    this.close();
    this.play.takeAllBack();
    if (await this.act({ do: 'exchange', draw: count })) this.dialog = 'return';
  }

  /** Gives tiles back after an exchange. */
  async giveBack(tiles: readonly string[]): Promise<void> {
    this.close();
    this.play.takeAllBack();
    await this.act({ do: 'return', tiles: [...tiles] });
  }

  async pass(): Promise<void> {
    this.close();
    this.play.takeAllBack();
    await this.act({ do: 'pass' });
  }

  /** Opens a question about something that cannot be taken back, if it may be done at all. */
  consider(dialog: 'exchange' | 'pass' | 'resign'): void {
    if (this.play.may('return')) this.dialog = 'return';
    else if (this.play.may(dialog)) this.dialog = dialog;
    else this.refuse(text('not-possible-yet'));
  }

  protected override hintWishes(): object {
    return { strength: this.strength };
  }

  /** Whether a hint could tell more. */
  get hasMore(): boolean {
    return this.strength !== this.#strongest();
  }

  #strongest(): HintStrength {
    return this.play.view?.help.hint === 'word' ? 'word' : 'play';
  }

  /** Asks for a stronger hint. */
  async askMore(): Promise<void> {
    if (this.hasMore) this.strength = STRENGTHS[STRENGTHS.indexOf(this.strength) + 1] ?? this.strength;
    await this.askHint();
  }

  override forgetTurn(): void {
    super.forgetTurn();
    this.strength = 'letter';
  }

  /** Lays an advised or a found word on the table. */
  layAdvice(found: PlayView): void {
    this.close();
    if (this.play.layOut(found)) sound('lay', settings.effects);
    else this.refuse(text('zigzag-tiles-gone'));
  }

  /** Finds the ways to lay a word, on the chosen letter if there is one; those of an earlier question are forgotten. */
  async find(word: string, on: number | null): Promise<readonly PlayView[] | null> {
    const { seat, session } = this.play;
    this.#written += 1;
    const asked = this.#written;
    if (seat === null) return null;
    const result = await session.ask(seat, { ask: 'find', word, on });
    if (asked !== this.#written) return null;
    if (!result.done) {
      this.ways = [];
      this.refuse(sentenceOf(result.refusal));
      return null;
    }
    const answer = result.value.answer as Answer;
    this.ways = answer.answer === 'find' ? answer.ways : [];
    return this.ways;
  }

  /** Lays a written word in the best way there is; it is played by Enter then. */
  async write(word: string): Promise<void> {
    const ways = await this.find(word, this.play.anchor);
    if (ways === null) return;
    const best = ways[0];
    if (!best) return this.refuse(text('zigzag-cannot-lay', { word: word.toLocaleUpperCase() }));
    this.layAdvice(best);
    say(text('zigzag-heard-laid-out', { word: best.word, ways: ways.length }));
  }
}
