// The sentences of the page, so that tests can press what they mean in either language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'fr';

/** The sentence of a name; what it leaves open is filled in. Only sentences of one line. */
export function sentencesOf(language: Language): (name: string, values?: Record<string, string | number>) => string {
  const folder = join(import.meta.dirname, '../../../locales', language, 'screens');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const sentences = new Map(lines.flatMap((line) => [...line.matchAll(/^([a-z][a-z0-9-]*) = (.+)$/g)].map((match) => [match[1] ?? '', match[2] ?? ''] as const)));
  return (name, values = {}) => {
    const sentence = sentences.get(name);
    if (sentence === undefined) throw new Error(`there is no sentence ${name}`);
    return sentence.replace(/\{ \$(\w+) \}/g, (_, value: string) => String(values[value] ?? ''));
  };
}
