// Questions about something that still changes: asked after a pause, and only the latest answer counts.

/** How long nothing must have changed before a question is sent, in milliseconds. */
export const PAUSE = 70;

/** Asks after a pause. To be called in an effect: what it returns drops the question, and an answer that comes too late. */
export function askAfterPause<Answer>(ask: () => Promise<Answer>, answered: (answer: Answer) => void): () => void {
  let isLate = false;
  const timer = setTimeout(async () => {
    const answer = await ask();
    if (!isLate) answered(answer);
  }, PAUSE);
  return () => {
    isLate = true;
    clearTimeout(timer);
  };
}
