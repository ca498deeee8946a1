// A game once more: the choices of a table that was played.
export { requestAgain, sameAgain } from '../../../lib/setup/choices.ts';
export { keepChoices } from './setup.svelte.ts';
