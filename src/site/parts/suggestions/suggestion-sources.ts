import type { Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** What is asked for suggestions, and when. */
export type SuggestionSource = {
  readonly address: string;
  /** Milliseconds after the last letter: whoever types on needs no answer. */
  readonly pause: number;
  /** No more of its suggestions are shown than this, one of each kind before a second; absent, all. */
  readonly most?: number;
};

/**
 * One for each of the four kinds of a search of offers. A phone's panel is 17rem high: with more, what the
 * site says of the text would stand below its edge.
 */
const maxBesideContent = 4;

/** Those of a field: one that is sent as `search` searches the whole site (specification §2, §7). */
export function sourcesOf(locale: Locale, name: string | undefined): readonly SuggestionSource[] {
  const searches = { address: addressOf(locale, '/offres/suggestions'), pause: 120 };
  if (name !== 'search') return [searches];
  const content = { address: addressOf(locale, '/recherche/suggestions'), pause: 700 };
  return [{ ...searches, most: maxBesideContent }, content];
}
