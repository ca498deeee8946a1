// Sentences in the language that is chosen; whatever shows one changes with the choice.
import { settings } from '../preferences.svelte.ts';
import { sentence, type Values } from './messages.ts';

/** The sentence of this name. */
export function text(name: string, values?: Values): string {
  return sentence(settings.language, name, values);
}
