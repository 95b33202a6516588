import { searchedWords, containsAll, wordsIn } from './text-words.ts';

/** The sections of the page of results. */
export type ResultGroup = 'offers' | 'companies' | 'documents';

/** How exactly a search matches a result: it is the whole name, a part of the names, or in no name. */
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
  /** Null without documents. */
  readonly documents: { readonly standing: keyof typeof standings } | null;
};

/**
 * Orders the sections of results (offers, companies, documents).
 * Sections whose names contain the words of the search come first. The offers match if each shown offer has
 * the words in its title, city, country or company. The companies match if the first company has them in its
 * name. The documents match if one of them has them in its title, address or a heading. So «data» leads to
 * offers and «congés» to the guide.
 * If several sections match, or none, offers come before companies, and companies before documents.
 * A screen whose whole name, stop words included, is the search comes before results that do not match the
 * whole search: «mon compte» is not «gestionnaire de comptes». A job field does not count as a name, because
 * «Santé, beauté, paramédical» would match too much.
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

/** Returns a function that tells how exactly the search matches a result with these names. */
function standingBy(search: string) {
  const [asked, every] = [searchedWords(search), wordsIn(search).stems];
  return (...names: readonly string[]): number => {
    const held = wordsIn(...names);
    if (!containsAll(held, asked)) return standings.mentioning;
    return every.isSubsetOf(held.stems) ? standings.named : standings.called;
  };
}
