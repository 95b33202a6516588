import { searchedWords, holdsAll, wordsIn } from './words-held.ts';

/** What stands on the page of results. */
export type ResultGroup = 'offers' | 'companies' | 'documents';

/** How much of what was found the words of a search are: its whole name, a part of its names, or neither. */
export const standings = { named: 2, called: 1, mentioning: 0 } as const;

type Names = {
  readonly title: string;
  readonly cityName: string;
  readonly countryName: string;
  readonly companyName: string;
};

type Found = {
  readonly offers: readonly Names[];
  readonly companies: readonly { readonly name: string }[];
  /** Null where there are none. */
  readonly documents: { readonly standing: keyof typeof standings } | null;
};

/**
 * The groups that found something, first those that are called by the words of the search, whatever else
 * mentions them: offers where each of those shown has them in its title, city, country or company; companies
 * where the first is so named; documents where one has them in its title, its address or the title of a part.
 * So «data» leads to offers and «congés» to the guide. Where several are, or none, offers stand before
 * companies and these before documents. A screen of which the search is the whole name stands before what is
 * not called so to the last silent word: «mon compte» is no «gestionnaire de comptes». A profession does not
 * count: «Santé, beauté, paramédical» is no name.
 */
export function orderGroups(search: string, { offers, companies, documents }: Found): ResultGroup[] {
  const standingOf = standingBy(search);
  const [company] = companies;
  const ofOffers = offers.map((one) => standingOf(one.title, one.cityName, one.countryName, one.companyName));
  const standing = {
    offers: Math.min(...ofOffers),
    companies: company === undefined ? standings.mentioning : standingOf(company.name),
    documents: standings[documents?.standing ?? 'mentioning'],
  };
  const found = { offers: offers.length > 0, companies: companies.length > 0, documents: documents !== null };
  return (['offers', 'companies', 'documents'] as const)
    .filter((group) => found[group])
    .toSorted((a, b) => standing[b] - standing[a]);
}

/** How much of some names the words of a search are. */
function standingBy(search: string) {
  const [asked, every] = [searchedWords(search), wordsIn(search).stems];
  return (...names: readonly string[]): number => {
    const held = wordsIn(...names);
    if (!holdsAll(held, asked)) return standings.mentioning;
    return every.isSubsetOf(held.stems) ? standings.named : standings.called;
  };
}
