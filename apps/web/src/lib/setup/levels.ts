// The levels that a table offers where the rules name a highest one.

/** The strengths a table offers, whatever the personality: its levels, and the players above them. */
export function levelsFor(all: readonly string[], count: number): string[] {
  return all.filter((level) => {
    const number = Number(/^level(\d+)$/.exec(level)?.[1] ?? 0);
    return !level.includes(':') && number <= count;
  });
}

/** The level itself, or the highest that is offered. */
export function fittingLevel(level: string, offered: readonly string[]): string {
  if (offered.includes(level)) return level;
  return offered.findLast((found) => found.startsWith('level')) ?? offered[0] ?? level;
}
