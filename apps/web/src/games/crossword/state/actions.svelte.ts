// What the player does at the table of this game: plays, exchanges, passes.
import { say } from '../../../lib/announcer.svelte.ts';
import { TableActions } from '../../../lib/table/actions.svelte.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Action, Advice, HintView } from '../types.ts';
import { asAction, layAdvised } from '../../../lib/hand/draft.ts';
import { begunWord } from './begun.ts';
import type { Play } from './play.svelte.ts';

/** What may lie over this table besides what lies over any. */
export type Dialog = 'exchange' | 'pass' | 'challenge' | 'options' | 'meaning' | 'leave';

/** How much of everybody's points is shown. */
export type Scores = 'usual' | 'all' | 'none';

const NEXT_SCORES: Record<Scores, Scores> = { usual: 'all', all: 'none', none: 'usual' };

/** How large the board is, stage by stage. */
const ZOOMS = [1, 1.6, 2.4];

export class Actions extends TableActions<Play, Action, HintView, Dialog> {
  scores: Scores = $state('usual');
  /** How much larger than its frame the board is. */
  zoom: number = $state(1);
  protected readonly setUpAt = '/new';
  /** The word that the table was last told of. */
  #begun = '';
  /** Something that is told the table without being asked for. */
  #aside: Promise<unknown> | null = null;

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
    if (play.seat === null || play.session.busy || play.undeclared !== null || word === this.#begun) return;
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
    if (this.play.undeclared !== null) return;
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

  /** Challenges the last play. */
  async challenge(): Promise<void> {
    this.dialog = null;
    await this.act({ do: 'challenge' });
  }

  /** Opens a question about something that cannot be taken back, if it may be done at all. */
  consider(dialog: 'exchange' | 'pass' | 'challenge' | 'resign'): void {
    if (this.play.may(dialog)) this.dialog = dialog;
    else this.refuse(text('not-possible-yet'));
  }

  /** A new turn: hints begin again, and no word is begun. */
  override forgetTurn(): void {
    super.forgetTurn();
    this.#begun = '';
  }

  /** Lays an advised play on the board. */
  layAdvice(advice: Advice): void {
    this.dialog = null;
    this.play.arrow = null;
    layAdvised(this.play.draft, advice.tiles);
    sound('lay', settings.effects);
  }
}
