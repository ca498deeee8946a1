// What this game gives the page for looking at a game again.
export { default as review } from './Review.svelte';
