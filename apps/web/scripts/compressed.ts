// A build step that writes a gzip and a brotli form beside every text file of the page.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|webmanifest|json|ftl)$/;
const TOO_SMALL = 700;

/** Writes `file.gz` and `file.br` beside each file that gains from it. */
export function compressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      for (const file of files.filter((name) => WORTH_IT.test(name))) {
        await compress(join(folder, file));
      }
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < TOO_SMALL) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
  await writeFile(`${path}.br`, brotliCompressSync(content, { params: quality }));
}
