// The sentences of fields and their choices, by name.
import type { Field } from './field.ts';

export function titleName(field: Field): string {
  return `rule-${field.name}`;
}

export function aboutName(field: Field): string {
  return `rule-${field.name}-about`;
}

export function choiceName(field: Field, choice: string): string {
  return `rule-${field.name}-${choice.replaceAll('_', '-')}`;
}

/** What is said of a choice once it is made; some need no more than their name. */
export function choiceAboutName(field: Field, choice: string): string {
  return `${choiceName(field, choice)}-about`;
}
