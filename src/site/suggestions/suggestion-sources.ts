import type { Locale } from '#words/locale.ts';
import { addressOf } from '../shell/addresses.ts';

/** What is asked for suggestions, and when. */
export type Source = {
  readonly address: string;
  /** Milliseconds after the last letter: whoever types on needs no answer. */
  readonly pause: number;
  /** So many of its suggestions are shown, of each kind one at least if it can be. */
  readonly most: number;
};

const most = { offers: 8, content: 5 };
/** One of each kind: of a phone's panel (17rem) that leaves a line to the documents. */
const mostBesideContent = 4;

/** Those of a field: one that is sent as `search` searches the whole site (specification §2, §7). */
export function sourcesOf(locale: Locale, name: string | undefined): readonly Source[] {
  const searches = { address: addressOf(locale, '/offres/suggestions'), pause: 120 };
  if (name !== 'search') return [{ ...searches, most: most.offers }];
  const content = { address: addressOf(locale, '/recherche/suggestions'), pause: 700, most: most.content };
  return [{ ...searches, most: mostBesideContent }, content];
}
