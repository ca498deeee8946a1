// The sentences of fields and their choices, by name.

export function titleName(field: { name: string }): string {
  return `rule-${field.name}`;
}

export function aboutName(field: { name: string }): string {
  return `rule-${field.name}-about`;
}

export function choiceName(field: { name: string }, choice: string): string {
  return `rule-${field.name}-${choice.replaceAll('_', '-')}`;
}

/** What is said of a choice once it is made; some need no more than their name. */
export function choiceAboutName(field: { name: string }, choice: string): string {
  return `${choiceName(field, choice)}-about`;
}
