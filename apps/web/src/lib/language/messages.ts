// The sentences of the interface: Fluent files, one folder a language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../settings.ts';

export type Values = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

const bundles = new Map<Language, FluentBundle>();

/** The bundle of a language, made when it is first needed. */
export function bundleOf(language: Language): FluentBundle {
  const made = bundles.get(language);
  if (made) return made;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/locales/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
  return bundle;
}

/** A sentence in a language; its name in brackets when it is missing, so that a test can find it. */
export function sentence(language: Language, name: string, values: Values = {}): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(name)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : `[${name}]`;
}

/** Whether a language has a sentence of this name. */
export function hasSentence(language: Language, name: string): boolean {
  return bundleOf(language).hasMessage(name);
}

/** The names of all sentences of a language. */
export function sentenceNames(language: Language): string[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/locales/${language}/`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => match[1] ?? ''));
}
