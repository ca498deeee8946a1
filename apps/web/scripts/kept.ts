// A build step that writes the worker which keeps the page for moments without a network.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const WORKER = new URL('worker.js', import.meta.url);
/** What lies in `public` and is shown by the page. */
const BESIDE = ['/', '/icon.svg', '/icon-192.png', '/lettrine.webmanifest'];

/** Writes `worker.js`, which knows the files of this build and changes with them. */
export function kept(): Plugin {
  return {
    name: 'kept',
    apply: 'build',
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort();
      const files = JSON.stringify([...BESIDE, ...names.map((name) => `/${name}`)]);
      const page = bundle['index.html'];
      const mark = createHash('sha256').update(files).update(page?.type === 'asset' ? page.source : '').digest('hex').slice(0, 12);
      const worker = await readFile(WORKER, 'utf8');
      const source = worker.replace(/^\/\/.*\n/gm, '').replace('MARK', mark).replace(/^/, `const FILES = ${files};\n`);
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}
