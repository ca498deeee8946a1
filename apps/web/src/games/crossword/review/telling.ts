// What a review says: plays in a line, and numbers as people read them.
import { text } from '../../../lib/language/text.svelte.ts';
import { settings } from '../../../lib/preferences.svelte.ts';
import { decimal } from '../../../lib/words.ts';
import { written } from '../state/squares.ts';
import type { RankedView, ReviewView } from '../types.ts';

/** A play in a line: `8D HORN`, an exchange, a pass. */
export function playText(play: RankedView): { place: string; what: string } {
  if (play.place && play.word !== null) {
    return { place: written(play.place[0], play.place[1], settings.notation), what: play.word.replace(/[()]/g, '') };
  }
  if (play.exchanged !== null) return { place: '', what: text('review-exchange', { tiles: play.exchanged }) };
  return { place: '', what: text('review-pass') };
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** What a turn cost, in a sentence. */
export function costText(review: ReviewView): string {
  const points = Math.round(review.lost_points * 10) / 10;
  if (points <= 0 && (review.lost_chance ?? 0) < 0.005) return text('review-cost-nothing');
  if (review.lost_chance !== null && review.lost_chance >= 0.005) {
    return text('review-cost-with', { points: decimal(points, 1), percent: percent(review.lost_chance) });
  }
  return text('review-cost', { points });
}
