// What this game announces: words with what they reuse, Action tiles, and the words that a computer tries.
import { settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { TableAnnouncements } from '../../../lib/table/announcements.svelte.ts';
import type { Trial as ShownTrial } from '../../../lib/table/trials.svelte.ts';
import type { LineView, Trial, View } from '../types.ts';
import type { Actions } from './actions.svelte.ts';
import { triedTiles } from './on-board.ts';
import { spokenLine } from './telling.ts';

/** The pause between two letters that the computer tries, and after a whole word, in milliseconds. */
const LETTER_PAUSE = 60;
const WORD_PAUSE = 380;

/** How many trials may wait to be shown. */
const MOST_TRIALS = 2;

export class Announcements extends TableAnnouncements<View, Trial, Actions> {
  constructor(actions: Actions) {
    super(actions, MOST_TRIALS);
  }

  protected spokenLine(view: View, line: LineView): string {
    return spokenLine(view, line, text);
  }

  protected override tellNews(view: View, lines: LineView[], isFirst: boolean): void {
    const word = (isFirst ? view.history : lines).findLast((line) => line.what === 'word');
    if (word?.what === 'word') void this.actions.define(word.word.word, false);
    if (lines.some((line) => line.what === 'word' || line.what === 'action')) sound('lay', settings.effects);
  }

  protected readTrial({ play: { word, laid } }: Trial): ShownTrial | null {
    const table = this.play.view?.table ?? [];
    return laid.chain.length > 0 ? { word, score: laid.chain.length, tiles: triedTiles(laid, table) } : null;
  }

  protected pauseAfter(shown: 'letter' | 'whole'): number {
    return shown === 'whole' ? WORD_PAUSE : LETTER_PAUSE;
  }
}
