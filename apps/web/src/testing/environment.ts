// Tests without a page, with components and state compiled as for a browser.
import type { Environment } from 'vitest/runtime';

export default {
  name: 'no-page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
