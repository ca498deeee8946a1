// Whether a dialog lies over the page: keys are its own then.

export function isAsked(): boolean {
  return typeof document !== 'undefined' && document.querySelector('dialog[open]') !== null;
}
