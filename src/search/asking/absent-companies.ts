import type { Reference } from '#reference/read-reference.ts';
import { inEachLocale, type Locale } from '#words/locale.ts';
import { activeCriteria } from '#search/criteria/change-criteria.ts';
import { choicesOf } from './choices.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { tradeName } from './near-trades.ts';
import type { PreparedSearch } from './prepare-search.ts';
import type { Proposal, TotalOf } from './propose-searches.ts';
import { type CompanyGroup, groupOf, groupsIn, companiesOfGroup } from '#search/understanding/names/company-names.ts';

/** A company in the search that has no open offer, with searches to try instead of it. */
export type AbsentCompany = { readonly name: string; readonly proposals: readonly Proposal[] };

/** Limit of proposed companies of the same field. */
const maxCompanies = 3;

type Around = {
  readonly search: PreparedSearch;
  readonly reference: Reference;
  readonly locale: Locale;
  /** Returns the number of offers that a search with other criteria finds. */
  readonly totalOf: TotalOf;
};

/**
 * Lists the companies in the search that have no open offer: groups named in the text without a company on
 * the board, and chosen companies whose last offer has ended. Each comes with searches to try instead.
 * @param total number of offers that the search finds; above 0, no company is listed
 */
export async function absentCompanies(around: Around, total: number): Promise<AbsentCompany[]> {
  const { criteria, absent } = around.search.reading;
  const named = absent.groups.map((group): Absent => ({
    name: group.names[0] ?? '',
    group,
    rest: { ...criteria, query: absent.text },
  }));
  const chosen = total === 0 && criteria.companies.length > 0 ? chosenWithoutOffers(around) : [];
  return Promise.all(
    [...named, ...chosen].map(async (one) => ({ name: one.name, proposals: await instead(one, around) })),
  );
}

/** A company without an open offer, and the rest of the search. */
type Absent = { readonly name: string; readonly group: CompanyGroup | null; readonly rest: OfferCriteria };

function chosenWithoutOffers({ search, reference, locale }: Around): Absent[] {
  const { criteria } = search.reading;
  const open = new Set(search.index.companies().map(({ id }) => id));
  if (criteria.companies.some((id) => open.has(id))) return [];
  return choicesOf(criteria, reference).flatMap(({ options: [first], together }) => {
    if (first.name !== 'companies') return [];
    const own = reference.companies.get(Number(first.option))?.name ?? '';
    const name = together?.[locale] ?? own;
    return [{ name, group: groupOf(own), rest: { ...criteria, companies: [] } }];
  });
}

/**
 * Proposes other companies of the same field, those with the most offers first. Then it proposes the rest of
 * the search or, if nothing else was searched, the field itself.
 */
async function instead({ name, group, rest }: Absent, around: Around): Promise<Proposal[]> {
  const criteria = { ...rest, page: 1 };
  const found = [
    ...(group === null ? [] : await ofItsField(group, criteria, around)),
    activeCriteria(criteria).length > 0
      ? await withoutIt(name, criteria, around)
      : await inItsField(group?.field ?? '', criteria, around),
  ];
  return found.filter((proposal) => proposal !== null).filter(({ total }) => total > 0);
}

async function ofItsField(
  group: CompanyGroup,
  criteria: OfferCriteria,
  { search, totalOf }: Around,
): Promise<Proposal[]> {
  const offers = new Map(search.index.companies().map((one) => [one.id, one.offers]));
  const others = groupsIn(group.field)
    .filter((other) => other !== group)
    .map(({ names: [name = ''], ...other }) => ({ name, ids: companiesOfGroup(other, search.knowledge.companies) }))
    .map((one) => ({ ...one, offers: one.ids.reduce((sum, id) => sum + (offers.get(id) ?? 0), 0) }))
    .filter((one) => one.offers > 0)
    .toSorted((a, b) => b.offers - a.offers)
    .filter(({ ids }, at, all) => !all.slice(0, at).some((larger) => ids.every((id) => larger.ids.includes(id))))
    .slice(0, maxCompanies);
  const proposed = others.map(async ({ name, ids }): Promise<Proposal[]> => {
    const [first, ...rest] = ids.map((id) => ({ name: 'companies' as const, option: id }));
    if (first === undefined) return [];
    const asked = { ...criteria, companies: ids.toSorted((a, b) => a - b) };
    const choice = { options: [first, ...rest] as const, together: inEachLocale(() => name) };
    return [{ kind: 'company', choice, criteria: asked, total: await totalOf(asked) }];
  });
  return (await Promise.all(proposed)).flat();
}

async function withoutIt(name: string, criteria: OfferCriteria, { totalOf }: Around): Promise<Proposal> {
  const choice = { options: [{ name: 'query', option: name }] as const, together: inEachLocale(() => name) };
  return { kind: 'without', choice, criteria, total: await totalOf(criteria) };
}

async function inItsField(
  field: string,
  criteria: OfferCriteria,
  { search, locale, totalOf }: Around,
): Promise<Proposal | null> {
  const entry = search.knowledge.vocabulary.entries.get(field);
  if (entry === undefined) return null;
  const asked = { ...criteria, query: tradeName(entry, locale) };
  return { kind: 'field', choice: null, criteria: asked, total: await totalOf(asked) };
}
