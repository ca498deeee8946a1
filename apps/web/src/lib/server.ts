// The server this page came from.
import { connectApi } from './api/client.ts';
import { note } from './network.svelte.ts';
import { settings } from './preferences.svelte.ts';

/** A request of which the network is told how it went; what a form sends is the form's own matter. */
const fetchAndNote: typeof fetch = async (address, options) => {
  const isQuestion = (options?.method ?? 'GET') === 'GET';
  try {
    const answer = await fetch(address, options);
    if (isQuestion) note('heard');
    return answer;
  } catch (fault) {
    if (isQuestion) note('missed');
    throw fault;
  }
};

export const api = connectApi({
  fetch: fetchAndNote,
  language: () => settings.language,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
