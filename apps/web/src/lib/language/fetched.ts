// The sentences as they come with the page: text files that its head names, on their way since the page began.
import { learn } from './messages.ts';

/** Takes in the sentences of every language, so that a change of language shows at once. */
export async function fetchSentences(): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][hreflang]')];
  await Promise.all(links.map(async ({ hreflang, href }) => learn(hreflang, await (await fetch(href)).text())));
}
