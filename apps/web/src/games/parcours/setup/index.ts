// What this game gives the page for setting a table.
export { default as setup } from './Setup.svelte';
