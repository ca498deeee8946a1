// A step of the build, and of the server for work on the page: the sentences as text beside the program, one file a language.
//
// The page names these files in its head, so that browsers fetch them together with the program and not after it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const LOCALES = fileURLToPath(new URL('../../../locales', import.meta.url));
/** Each language is a folder, and `screens` in it is what a page shows; `program` stays with the program. */
/** The languages of the screens: a folder of sentences each. */
export const LANGUAGES = readdirSync(LOCALES).filter((language) => existsSync(join(LOCALES, language, 'screens')));

/** Writes `assets/en-….ftl` and its like, or serves them as `/en.ftl`. */
export function sentences(): Plugin {
  return {
    name: 'sentences',
    configureServer({ middlewares }) {
      for (const language of LANGUAGES) {
        middlewares.use(`/${language}.ftl`, (_, response) => void response.end(sentencesIn(language)));
      }
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', name: `${language}.ftl`, source: sentencesIn(language) });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => LANGUAGES.map((language) => preload(language, `/${fileIn(bundle, `${language}.ftl`)}`)),
    },
  };
}

function sentencesIn(language: string): string {
  const folder = join(LOCALES, language, 'screens');
  return readdirSync(folder).sort().map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/** What the build calls a file; its own name where nothing is built. */
function fileIn(bundle: Rolldown.OutputBundle | undefined, name: string): string {
  const files = Object.values(bundle ?? {});
  return files.find((file) => file.type === 'asset' && file.names.includes(name))?.fileName ?? name;
}

function preload(language: string, href: string): HtmlTagDescriptor {
  return { tag: 'link', injectTo: 'head', attrs: { rel: 'preload', as: 'fetch', crossorigin: true, hreflang: language, href } };
}
