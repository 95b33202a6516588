import { type Locale, localeOf } from './locale.ts';
import type { messages as french } from './messages.fr.ts';
import { wordsFile } from './words-file.ts';

type Catalogues = typeof french;
export type CatalogueName = keyof Catalogues;

/**
 * Catalogues that the browser has loaded so far; each screen adds the catalogues that it uses. The server has
 * all catalogues from the start.
 */
export const loadedWords: Partial<Catalogues> = {};

/** Catalogues used on every page. */
export const frameWords: readonly CatalogueName[] = ['frame'];

/**
 * Loads catalogues in the browser, in the language of the page (switching the language reloads the page). A
 * screen awaits this call at the top of its file. The router waits for a screen's files before it shows or
 * hydrates the screen, so words are never missing. If the catalogues cannot be loaded, the page stays as
 * the server sent it. `tests/words-in-use.test.ts` checks each screen's list against the words that it
 * uses.
 * @returns the names, which a screen exports as `catalogues`; its page preloads their files, so that
 * browsers request them together with the scripts
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
