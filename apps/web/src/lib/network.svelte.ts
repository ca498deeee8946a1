// Whether there is a network, and how often it came back to a screen that had missed it.

export const network = $state({ isGone: false, returns: 0 });

/** Whether the latest question to the server went unanswered. */
let isMissed = false;

/** Records whether a request was answered by the server. */
export function note(answer: 'heard' | 'missed'): void {
  isMissed = answer === 'missed';
}

/** Listens to what the browser knows of the network from here on; gives a way to stop. */
export function followNetwork(around: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator'> = window): () => void {
  const lost = (): void => void (network.isGone = true);
  const back = (): void => {
    network.isGone = false;
    if (isMissed) network.returns += 1;
    isMissed = false;
  };
  network.isGone = !around.navigator.onLine;
  around.addEventListener('offline', lost);
  around.addEventListener('online', back);
  return () => {
    around.removeEventListener('offline', lost);
    around.removeEventListener('online', back);
  };
}
