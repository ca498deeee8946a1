// What this game announces: words, hands, and the hands that a computer tries.
import { say } from '../../../lib/announcer.svelte.ts';
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { sound } from '../../../lib/sound/sound.ts';
import { TableAnnouncements } from '../../../lib/table/announcements.svelte.ts';
import type { Trial as ShownTrial } from '../../../lib/table/trials.svelte.ts';
import type { LineView, Trial, View } from '../types.ts';
import type { Actions } from './actions.svelte.ts';
import { allRooms, nameOf } from './places.ts';
import { spokenLine, spokenWord } from './telling.ts';
import { tilesOf } from './words.ts';

/** The pause between two letters that the computer tries, and after a whole hand, in milliseconds. */
const LETTER_PAUSE = 70;
const HAND_PAUSE = 420;

/** How many trials may wait to be shown. */
const MOST_TRIALS = 2;

/** What is to be seen of a trial: the words of a hand. */
export function readTrial({ words, points }: Trial): ShownTrial | null {
  if (words.length === 0) return null;
  return { word: words.map(({ word }) => word.toLocaleUpperCase()).join(' · '), score: points, tiles: words.flatMap(tilesOf) };
}

export class Announcements extends TableAnnouncements<View, Trial, Actions> {
  #wordsTold = 0;

  constructor(actions: Actions) {
    super(actions, MOST_TRIALS);
  }

  protected spokenLine(view: View, line: LineView): string {
    return spokenLine(view, line, text);
  }

  protected override tellNews(view: View, lines: LineView[], isFirst: boolean): void {
    if (lines.some((line) => line.what === 'hand' && line.bonus > 0)) sound('allTiles', settings.effects);
    this.#tellWords(view, isFirst);
  }

  protected override forgetTurn(): void {
    super.forgetTurn();
    this.#wordsTold = 0;
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

  protected readTrial(trial: Trial): ShownTrial | null {
    return readTrial(trial);
  }

  protected pauseAfter(shown: 'letter' | 'whole'): number {
    return shown === 'whole' ? HAND_PAUSE : LETTER_PAUSE;
  }
}
