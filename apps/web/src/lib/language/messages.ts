// The sentences of the interface, in Fluent, by language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../settings.ts';

export type Values = Record<string, FluentVariable>;

const bundles = new Map<string, FluentBundle>();

/** Takes in the sentences of a language. */
export function learn(language: string, sentences: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(kept(sentences)));
  bundles.set(language, bundle);
}

/** The same with spaces that no line breaks at where French has one before or after a sign. */
function kept(sentences: string): string {
  return sentences.replace(/ (?=[?!;»%])/g, '\u202f').replace(/ (?=:(?:\s|$))|(?<=«) /gm, '\u00a0');
}

/** A sentence in a language; its name in brackets when it is missing, so that a test can find it. */
export function sentence(language: Language, name: string, values: Values = {}): string {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(name)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values) : `[${name}]`;
}

/** Whether a language has a sentence of this name. */
export function hasSentence(language: Language, name: string): boolean {
  return bundles.get(language)?.hasMessage(name) ?? false;
}
