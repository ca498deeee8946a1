// Lengths of time as people write them: minutes and seconds.

/** `3:05` for 185 seconds. */
export function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds of `3:05`; a number alone means minutes. Nothing when it cannot be read. */
export function readTime(text: string): number | null {
  const match = /^(\d{1,3})(?:[:.h ](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const seconds = Number(match[2] ?? 0);
  return seconds < 60 ? Number(match[1]) * 60 + seconds : null;
}
