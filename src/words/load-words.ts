import { type Locale, localeOf } from './locale.ts';
import type { messages as french } from './messages.fr.ts';
import { wordsFile } from './words-file.ts';

type Catalogues = typeof french;
export type CatalogueName = keyof Catalogues;

/**
 * The words that have come to the browser so far: every screen adds its own. The server has all of them from
 * the start.
 */
export const loadedWords: Partial<Catalogues> = {};

/** What stands around every page says these. */
export const frameWords: readonly CatalogueName[] = ['shell', 'errors', 'navigation'];

/**
 * Brings catalogues to the browser, in the language of the page (a switch of language is a whole load). A
 * screen awaits it at the top of its file: the router waits for the files of a screen before it shows or
 * hydrates it, so words are never missing, and where they cannot be loaded the page stays as the server sent
 * it. `tests/words-in-use.test.ts` holds each screen's line to what it and its parts say.
 * @returns the names, which a screen exports as `catalogues`: its page names their files ahead, so that
 * browsers ask for them with the scripts and not after these
 */
export async function loadWords(...names: readonly CatalogueName[]): Promise<readonly CatalogueName[]> {
  if (import.meta.env.SSR) return names;
  const locale = localeOf(window.location.pathname);
  const missing = names.filter((name) => !(name in loadedWords));
  const loaded = missing.map(async (name) => ({ [name]: (await bring(locale, name)).default }));
  Object.assign(loadedWords, ...(await Promise.all(loaded)));
  return names;
}

type WordsFile = { readonly default: Catalogues[CatalogueName] };

function bring(locale: Locale, name: CatalogueName): Promise<WordsFile> {
  return import.meta.env.DEV ? import(`./${locale}/${name}.json`) : import(/* @vite-ignore */ wordsFile(locale, name));
}
