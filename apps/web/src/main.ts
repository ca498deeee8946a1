// Where the page begins.
import { mount } from 'svelte';
import App from './App.svelte';
import { fetchSentences } from './lib/language/fetched.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/page.css';
import './styles/tiles.css';

const page = document.getElementById('page');
if (page) void fetchSentences().then(() => mount(App, { target: page }));

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
