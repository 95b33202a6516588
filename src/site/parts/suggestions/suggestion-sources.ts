import type { Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** An address that returns suggestions, and when to call it. */
export type SuggestionSource = {
  readonly address: string;
  /** Milliseconds after the last letter, because a visitor who continues typing needs no suggestions. */
  readonly pause: number;
  /** Limit of shown suggestions, one of each kind before a second; absent to show all. */
  readonly most?: number;
};

/**
 * One suggestion for each of the four kinds of a search of offers. More would push the pages of the site
 * below the edge of a phone's panel, which is 17rem high.
 */
const maxBesideContent = 4;

/** The sources of a field: a field named `search` searches the whole site (specification §2, §7). */
export function sourcesOf(locale: Locale, name: string | undefined): readonly SuggestionSource[] {
  const searches = { address: addressOf(locale, '/offres/suggestions'), pause: 120 };
  if (name !== 'search') return [searches];
  const content = { address: addressOf(locale, '/recherche/suggestions'), pause: 700 };
  return [{ ...searches, most: maxBesideContent }, content];
}
