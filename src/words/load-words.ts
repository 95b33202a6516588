import { localeOf } from './locale.ts';
import type { messages as french } from './messages.fr.ts';

type Catalogues = typeof french;

/**
 * The words that have come to the browser so far: every screen adds its own. The server has all of them from
 * the start.
 */
export const words: Partial<Catalogues> = {};

const files = import.meta.env.SSR
  ? {}
  : import.meta.glob<Partial<Catalogues>[keyof Catalogues]>('./{fr,en}/*.json', { import: 'default' });

/**
 * Brings catalogues to the browser, in the language of the page (a switch of language is a whole load). A
 * screen awaits it at the top of its file: the router waits for the files of a screen before it shows or
 * hydrates it, so words are never missing, and where they cannot be loaded the page stays as the server sent
 * it. `tests/words-in-use.test.ts` holds each screen's line to what it and its parts say.
 */
export async function loadWords(...names: (keyof Catalogues)[]): Promise<void> {
  if (import.meta.env.SSR) return;
  const folder = localeOf(window.location.pathname);
  const missing = names.filter((name) => !(name in words));
  const loaded = missing.map(async (name) => ({ [name]: await files[`./${folder}/${name}.json`]?.() }));
  Object.assign(words, ...(await Promise.all(loaded)));
}
