import type { Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** An address that answers with suggestions, and when to ask. */
export type SuggestionSource = {
  readonly address: string;
  /** Milliseconds after the last letter: a visitor who goes on typing needs no answer. */
  readonly pause: number;
  /** Limit of shown suggestions, one of each kind before a second; absent for all. */
  readonly most?: number;
};

/**
 * One for each of the four kinds of a search of offers. A phone's panel is 17rem high: more would push the
 * pages of the site below its edge.
 */
const maxBesideContent = 4;

/** The sources of a field: a field named `search` searches the whole site (specification §2, §7). */
export function sourcesOf(locale: Locale, name: string | undefined): readonly SuggestionSource[] {
  const searches = { address: addressOf(locale, '/offres/suggestions'), pause: 120 };
  if (name !== 'search') return [searches];
  const content = { address: addressOf(locale, '/recherche/suggestions'), pause: 700 };
  return [{ ...searches, most: maxBesideContent }, content];
}
