import type { Locale } from '#words/locale.ts';
import { addressOf } from '../shell/addresses.ts';

/** What is asked for suggestions, and when. */
export type Source = {
  readonly address: string;
  /** Milliseconds after the last letter: whoever types on needs no answer. */
  readonly pause: number;
};

/** Those of a field: one that is sent as `search` searches the whole site (specification §2, §7). */
export function sourcesOf(locale: Locale, name: string | undefined): readonly Source[] {
  const offers = { address: addressOf(locale, '/offres/suggestions'), pause: 120 };
  return name === 'search' ? [offers, { address: addressOf(locale, '/recherche/suggestions'), pause: 700 }] : [offers];
}
