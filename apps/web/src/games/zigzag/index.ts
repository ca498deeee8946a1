// What this game gives the page: its table.
export { default as table } from './view/Table.svelte';
