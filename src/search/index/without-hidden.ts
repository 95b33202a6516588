import type { OfferIndex } from './offer-index.ts';

/** The offers and companies that a candidate hides. */
export type Hidden = { readonly offers: ReadonlySet<number>; readonly companies: ReadonlySet<number> };

/**
 * Returns the same index without what a candidate hides: no search finds or counts these offers. Words and
 * names stay, because texts of searches are read alike for everybody.
 */
export function withoutHidden(index: OfferIndex, { offers, companies }: Hidden): OfferIndex {
  if (offers.size + companies.size === 0) return index;
  return {
    search: (asked) => {
      const excludedCompanies = [...new Set([...asked.criteria.excludedCompanies, ...companies])];
      return index.search({ ...asked, criteria: { ...asked.criteria, excludedCompanies }, hidden: offers });
    },
    findTerms: (offerIds, terms) => index.findTerms(offerIds, terms),
    options: (name, now) => index.options(name, now),
    frequency: (word) => index.frequency(word),
    words: () => index.words(),
    cities: () => index.cities(),
    companies: () => index.companies(),
    get version() {
      return index.version;
    },
    get names() {
      return index.names;
    },
  };
}
