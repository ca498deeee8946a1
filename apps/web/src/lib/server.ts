// The server this page came from.
import { connectApi } from './api/client.ts';
import { settings } from './preferences.svelte.ts';

export const api = connectApi({
  fetch: (...request) => fetch(...request),
  language: () => settings.language,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
