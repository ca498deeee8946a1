// What the player does at the table of this game: lays words, ends the hand, passes, buys.
import { TableActions } from '../../../lib/table/actions.svelte.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import type { Action, HintView, PlannedWord } from '../types.ts';
import type { Play } from './play.svelte.ts';

/** A choice of letters that go back to the bag. */
export type Returning = 'end' | 'pass' | 'buy';

/** What may lie over this table besides what lies over any. */
export type Dialog = Returning | 'tour';

export class Actions extends TableActions<Play, Action, HintView, Dialog> {
  protected readonly setUpAt = '/new/parcours';

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
  consider(action: Returning | 'resign'): void {
    if (!this.play.may(action)) return this.refuse(text('not-possible-yet'));
    this.play.takeAllBack();
    if (action === 'end' && this.play.draft.tiles.length === 0) void this.giveBack('end', '');
    else this.dialog = action;
  }

  /** Ends the hand, passes or buys, with these letters going back. */
  async giveBack(action: Returning, back: string): Promise<void> {
    this.dialog = null;
    this.play.takeAllBack();
    this.play.looked = null;
    await this.act({ do: action, back });
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

  /** Lays advised words out on the board. */
  layAdvice(words: readonly PlannedWord[]): void {
    this.dialog = null;
    this.play.layOut(words);
    sound('lay', settings.effects);
  }
}
