import type { Locale } from '#words/locale.ts';
import type { Board } from '#board/context/board.ts';
import { type ActiveCriterion, activeCriteria } from '#search/criteria/change-criteria.ts';
import { type CriterionChoice, choicesOf, withoutChoice } from '#search/asking/choices.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { criterionOf, noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import { effectiveSort, possibleSorts } from '#search/criteria/order.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';
import type { SearchResult } from '#board/offers/finding/search-result.ts';
import type { Why } from '#search/asking/explain.ts';
import type { Proposal } from '#search/asking/propose-searches.ts';
import { type AskedPart, queryParts } from '#search/understanding/asked-parts.ts';
import { groupBehind } from '#search/understanding/company-names.ts';
import { vocabulary } from '#search/understanding/knowledge.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import type { Reference } from '#reference/read-reference.ts';
import { presentCard, type ShownOffer } from '#site/parts/offer-card/present-card.ts';
import { shortCompanyName } from '#site/parts/offer-card/short-company-name.ts';
import { labelOf, type NamedOption } from './criterion-forms.ts';
import { pageSize } from '#site/parts/search-links/page-size.ts';
import { presentFilters } from './present-filters.ts';

/** A card of the list; `near` if the offer misses a part of the text. */
export type ShownResult = ShownOffer & { readonly why?: Why; readonly near?: true };

/** A choice, and the query string of the search without it. */
export type CriterionTag = NamedOption & {
  readonly without: string;
  /** The kind of a part of the text; null for other criteria. */
  readonly part: AskedPart['kind'] | null;
  /** Names of the options that stand together under their group; null for a single option. */
  readonly members: readonly string[] | null;
  /** The group of a company that does not bear the group's name. */
  readonly group: string | null;
};

type Asked = { readonly criteria: OfferCriteria; readonly reference: Reference; readonly locale: Locale };

export async function presentSearch(board: Board, asked: Asked) {
  const { criteria, locale } = asked;
  const now = board.now();
  const result = await searchOffers(board, criteria, { locale, pageSize });
  const { notes } = result;
  const read = { ...asked, criteria: result.criteria };
  const order = effectiveSort(result.criteria);
  return {
    /** Query string after the names in the text became criteria; null if the address already has it. */
    settled: settledSearch(criteria, result),
    query: criteria.query,
    sort: criteria.sort,
    sorts: possibleSorts(result.criteria),
    page: result.page,
    /** Position of the page's first offer in the list. */
    first: (result.page - 1) * pageSize + 1,
    pages: result.pages,
    total: result.total,
    near: result.near,
    offers: result.offers.map((offer, index): ShownResult => {
      const isNear = result.firstNear !== null && index >= result.firstNear;
      // What most cards lack is left out: each field of each card is sent.
      return { ...presentCard(offer, now, order), ...(offer.why && { why: offer.why }), ...(isNear && { near: true }) };
    }),
    corrected: notes.corrected,
    /** The search of exactly the typed text, if the text was corrected. */
    typed: notes.typed === null ? null : searchOf(notes.typed),
    cut: notes.cut,
    silent: notes.silent,
    elsewhere: notes.elsewhere,
    proposals: result.proposals.map((proposal) => presentProposal(proposal, read)),
    /** Companies without open offers that the search asks for, with other searches. */
    absent: result.absent.map(({ name, proposals }) => ({
      name,
      proposals: proposals.map((proposal) => presentProposal(proposal, read)),
    })),
    tags: presentTags(read),
    filters: presentFilters({ ...read, facets: result.facets }),
    previous: result.page > 1 ? searchOf({ ...criteria, page: result.page - 1 }) : null,
    next: result.page < result.pages ? searchOf({ ...criteria, page: result.page + 1 }) : null,
    own: searchOf({ ...criteria, page: result.page }),
    indexed: isWorthIndexing(criteria, result.total),
    popular: result.total === 0 ? await popularCountries(board, asked) : null,
  };
}

/**
 * Returns the query string with the criteria of the text; null if the address already has it, and for a
 * corrected or cut text, which stays as typed while the screen explains it.
 */
function settledSearch(asked: OfferCriteria, { criteria, notes }: SearchResult): string | null {
  const settled = searchOf(criteria);
  return notes.corrected === null && !notes.cut && settled !== searchOf(asked) ? settled : null;
}

/** Another search that finds offers; its change is named as in the tags. */
function presentProposal({ kind, choice, criteria, total }: Proposal, asked: Asked) {
  const about = choice === null ? null : presentName(choice, asked);
  return { kind, total, search: searchOf(criteria), about, query: criteria.query };
}

/** The name of a choice, else of its first option. */
function presentName({ options, together }: CriterionChoice, asked: Asked): NamedOption {
  const first = presentOption(options[0], asked);
  return together === null ? first : { ...first, label: together[asked.locale] };
}

function presentOption({ name, option }: ActiveCriterion, { reference, locale }: Asked): NamedOption {
  const label = labelOf(name, option, reference)?.[locale] ?? null;
  const short = label !== null && name === 'companies' ? shortCompanyName(label) : label;
  return { name, value: criterionOf(name).write(option), label: short };
}

/** Each tag repeats all others in its link: 900 options made a page of 10 MB. */
const maxTags = 30;

export function presentTags(asked: Asked): CriterionTag[] {
  const { criteria, reference } = asked;
  const parts = presentParts(criteria);
  const choices = choicesOf(criteria, reference)
    // The text appears part by part; a text that asks for nothing can be removed whole.
    .filter(({ options: [first] }) => first.name !== 'query' || parts.length === 0)
    .slice(0, maxTags)
    .map((choice) => presentChoice(choice, asked));
  return [...parts, ...choices].slice(0, maxTags);
}

function presentParts(criteria: OfferCriteria): CriterionTag[] {
  return queryParts(criteria.query, vocabulary).map(({ kind, text, without }) => ({
    name: 'query',
    value: text,
    label: null,
    members: null,
    group: null,
    part: kind,
    without: searchOf({ ...criteria, query: without, page: 1 }),
  }));
}

function presentChoice(choice: CriterionChoice, asked: Asked): CriterionTag {
  const { options, together } = choice;
  const named = options.map((option) => presentOption(option, asked));
  const without = searchOf(withoutChoice(asked.criteria, choice, asked.reference));
  const members = together === null ? null : named.map((one) => one.label ?? one.value);
  return { ...presentName(choice, asked), part: null, without, members, group: groupBehindChoice(choice, asked) };
}

function groupBehindChoice({ options, together }: CriterionChoice, { reference }: Asked): string | null {
  const [{ name, option }] = options;
  if (together !== null || name !== 'companies' || typeof option !== 'number') return null;
  return groupBehind(reference.companies.get(option)?.name ?? '')?.names[0] ?? null;
}

/** '?query=a&page=2', or '' without criteria. */
export function searchOf(criteria: OfferCriteria): string {
  const written = writeCriteria(criteria).toString();
  return written === '' ? '' : `?${written}`;
}

/**
 * Tells if search engines should index the page: the plain list, and lists with one criterion. Their pages
 * lead to every offer; further combinations are endless.
 */
export function isWorthIndexing(criteria: OfferCriteria, total: number): boolean {
  // A country is in the address together with its continent: both count as one criterion.
  const counted = criteria.countries.length > 0 && criteria.zones.length === 1 ? { ...criteria, zones: [] } : criteria;
  const isPlain = criteria.sort === null && criteria.query === '';
  return isPlain && total > 0 && activeCriteria(counted).length <= 1;
}

/** The six countries with most offers, for a search without results. */
async function popularCountries(board: Board, { reference, locale }: Asked) {
  const { facets } = await countFacets(board, noCriteria, ['countries']);
  return facets.countries.slice(0, 6).map(({ value, count }) => ({
    label: reference.countries.get(value)?.[locale] ?? value,
    count,
    search: searchOf({ ...noCriteria, ...withHolders({ countries: [value] }, reference) }),
  }));
}
