import type { Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** An address that returns suggestions, and when to call it. */
export type SuggestionSource = {
  readonly address: string;
  /**
   * Milliseconds to wait after the last letter, because a visitor who continues to type does not read
   * suggestions.
   */
  readonly pause: number;
  /**
   * Limit of shown suggestions; absent to show all. Every kind gets one suggestion before any kind gets a
   * second.
   */
  readonly most?: number;
};

/**
 * Limit of suggestions from the search of offers next to pages of the site: one for each of its four kinds.
 * More suggestions would push the pages of the site below the edge of a phone's panel, which is 17rem high.
 */
const maxBesideContent = 4;

/**
 * Returns the sources of a field by its name: a field named `search` searches the whole site (specification
 * §2, §7), any other field only offers.
 */
export function sourcesOf(locale: Locale, name: string | undefined): readonly SuggestionSource[] {
  const searches = { address: addressOf(locale, '/offres/suggestions'), pause: 120 };
  if (name !== 'search') return [searches];
  const content = { address: addressOf(locale, '/recherche/suggestions'), pause: 700 };
  return [{ ...searches, most: maxBesideContent }, content];
}
