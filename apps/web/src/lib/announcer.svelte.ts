// What screen readers are told: sentences for two live regions, each said once.

interface Regions {
  polite: string;
  assertive: string;
}

export const heard: Regions = $state({ polite: '', assertive: '' });

/** A silent space, so that repeating a sentence changes the live region. */
const UNHEARD = '\u00a0';

/** Says something when there is a moment; what is said in one breath is said together. */
export function say(sentence: string): void {
  waiting.push(sentence);
  if (waiting.length === 1) queueMicrotask(speak);
}

/** Says something at once. */
export function interrupt(sentence: string): void {
  heard.assertive = sentence === heard.assertive ? sentence + UNHEARD : sentence;
}

let waiting: string[] = [];

function speak(): void {
  const sentence = waiting.join(' ');
  waiting = [];
  heard.polite = sentence === heard.polite ? sentence + UNHEARD : sentence;
}
