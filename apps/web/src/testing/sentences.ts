// The sentences of the page, for tests that have no page to fetch them.
import { learn } from '../lib/language/messages.ts';

const files = import.meta.glob<string>('../../../../locales/*/screens/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The sentences of a language, as they are written. */
export function written(language: string): string {
  const ours = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  return ours.map(([, sentences]) => sentences).join('\n');
}

for (const language of ['en', 'fr']) learn(language, written(language));
