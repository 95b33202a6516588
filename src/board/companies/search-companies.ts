import type { Board } from '#board/context/board.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { type FacetCount, noCriteria } from '#search/criteria/criteria.ts';
import { type OfferIndex, wholeBoard } from '#search/index/offer-index.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';
import { companiesCalled } from './companies-called.ts';
import type { CompanyCriteria } from './company-criteria.ts';
import { companyDirectory, type ListedCompany } from './company-directory.ts';

type Named = { readonly id: number; readonly name: string };

/** Company as lists show it; all fields are public. Names are in the reader's language. */
export type CompanyCard = Named & {
  readonly sector: Named | null;
  readonly size: Named | null;
  /** Path of the logo that the site serves. */
  readonly logoUrl: string | null;
  /** Number of the company's open offers. If countries are chosen, only offers in these countries count. */
  readonly offers: number;
};

export type CompaniesFound = {
  /** Number of companies that meet the criteria, on all pages. */
  readonly total: number;
  /** Number of these companies that have an open offer. */
  readonly recruiting: number;
  readonly companies: readonly CompanyCard[];
};

type Window = { readonly skip?: number; readonly limit: number; readonly locale: Locale };

/**
 * Returns a part of the companies that meet the criteria. Companies with the most open offers come first,
 * then the name decides. Companies without open offers come last; if a country is chosen, they are left out.
 */
export async function searchCompanies(
  board: Board,
  criteria: CompanyCriteria,
  { skip = 0, limit, locale }: Window,
): Promise<CompaniesFound> {
  const [index, reference] = await Promise.all([board.search(), board.reference()]);
  const directory = await companyDirectory(board, index);
  const { knowledge } = board.texts(index, reference);
  const open = await offersIn(index, { criteria, reference, now: board.now() });
  const called = criteria.text === '' ? null : companiesCalled(criteria.text, directory, knowledge.companies);
  const found = directory.companies
    .filter((company) => (called?.has(company.id) ?? true) && meets(company, criteria))
    .map((company) => ({ ...company, offers: open.get(company.id) ?? 0 }))
    .filter(({ offers }) => offers > 0 || criteria.countries.length === 0)
    .toSorted((a, b) => b.offers - a.offers || names[locale].compare(a.name, b.name) || a.id - b.id);
  return {
    total: found.length,
    recruiting: found.filter(({ offers }) => offers > 0).length,
    companies: found.slice(skip, skip + limit).map((one) => cardOf(one, { reference, locale })),
  };
}

const names = { fr: new Intl.Collator('fr'), en: new Intl.Collator('en') };

function meets({ sectorId, sizeId }: ListedCompany, { sectors, sizes }: CompanyCriteria): boolean {
  return isAmong(sectorId, sectors) && isAmong(sizeId, sizes);
}

function isAmong(id: number | null, asked: readonly number[]): boolean {
  return asked.length === 0 || (id !== null && asked.includes(id));
}

type Asked = { readonly criteria: CompanyCriteria; readonly reference: Reference; readonly now: Date };

/**
 * Returns the number of open offers of each company. If countries are given, only offers in these countries
 * count.
 */
async function offersIn(index: OfferIndex, { criteria, reference, now }: Asked): Promise<ReadonlyMap<number, number>> {
  const places = withHolders({ countries: criteria.countries }, reference);
  const asked = { ...wholeBoard, criteria: { ...noCriteria, ...places }, now, facets: ['companies'] as const };
  const { facets } = await index.search(asked);
  const { companies }: { companies: readonly FacetCount<number>[] } = facets;
  return new Map(companies.map(({ value, count }) => [value, count]));
}

type Listed = ListedCompany & { readonly offers: number };

function cardOf(
  { id, name, sectorId, sizeId, logoUrl, offers }: Listed,
  { reference, locale }: { reference: Reference; locale: Locale },
): CompanyCard {
  const named = (one: number | null, labels: Reference['sectors']): Named | null => {
    const label = one === null ? undefined : labels.get(one);
    return one === null || label === undefined ? null : { id: one, name: label[locale] };
  };
  const [sector, size] = [named(sectorId, reference.sectors), named(sizeId, reference.companySizes)];
  return { id, name, sector, size, logoUrl, offers };
}
