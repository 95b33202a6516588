import type { Locale } from '#words/locale.ts';
import type { Board } from '#board/context/board.ts';
import { activeCriteria, chosenOf } from '#search/criteria/change-criteria.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { criterionOf, exclusionNames, isExclusion, noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import { presentName, presentTags, searchOf } from '#search/naming/criterion-tags.ts';
import { effectiveSort, possibleSorts } from '#search/criteria/order.ts';
import { searchOffers } from '#board/offers/finding/search-offers.ts';
import type { NamedOption } from '#search/naming/option-names.ts';
import type { FoundWhy, Notes, SearchResult } from '#board/offers/finding/search-result.ts';
import type { Proposal } from '#search/asking/propose-searches.ts';
import type { Reference } from '#reference/read-reference.ts';
import { presentCard, type ShownOffer } from '#site/parts/offer-card/present-card.ts';
import { shortCompanyName } from '#words/short-company-name.ts';
import { pageSize } from '#site/parts/search-links/page-size.ts';
import { type Filters, presentFilters } from './present-filters.ts';

/** A card of the list. `near` is true if the offer lacks a part of the searched text. */
export type ShownResult = ShownOffer & { readonly why?: FoundWhy; readonly near?: true };

type Asked = { readonly criteria: OfferCriteria; readonly reference: Reference; readonly locale: Locale };

export async function presentSearch(board: Board, asked: Asked) {
  const { criteria, locale } = asked;
  const now = board.now();
  const result = await searchOffers(board, criteria, { locale, pageSize });
  const read = { ...asked, criteria: result.criteria };
  const order = effectiveSort(result.criteria);
  return {
    /**
     * Query string in which criteria replace the names in the text; null if the address already has this
     * query.
     */
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
      // Adds these two fields only if they have a value, because the page sends each field of each card.
      return { ...presentCard(offer, now, order), ...(offer.why && { why: offer.why }), ...(isNear && { near: true }) };
    }),
    ...presentNotes(result, read),
    proposals: result.proposals.map((proposal) => presentProposal(proposal, read)),
    /** Companies named in the search that have no open offers, each with other searches that find offers. */
    absent: result.absent.map(({ name, proposals }) => ({
      name,
      proposals: proposals.map((proposal) => presentProposal(proposal, read)),
    })),
    tags: presentTags(read),
    ...presentForm(read, result),
    previous: result.page > 1 ? searchOf({ ...criteria, page: result.page - 1 }) : null,
    next: result.page < result.pages ? searchOf({ ...criteria, page: result.page + 1 }) : null,
    own: searchOf({ ...criteria, page: result.page }),
    indexed: isWorthIndexing(criteria, result.total),
    ...(await presentHidden(board, read)),
    popular: result.total === 0 ? await popularCountries(board, asked) : null,
  };
}

/**
 * Returns the query string in which criteria replace the names in the text. Null if the address already
 * has this query, and for a text that the screen explains as it was typed: a corrected or shortened text,
 * the name of a town without offers, or an option that no offer has.
 */
function settledSearch(asked: OfferCriteria, { criteria, notes }: SearchResult): string | null {
  const settled = searchOf(criteria);
  const isExplained = notes.corrected !== null || notes.cut || notes.towns.length > 0 || notes.untold !== null;
  return !isExplained && settled !== searchOf(asked) ? settled : null;
}

type ShownNotes = Pick<Notes, 'corrected' | 'cut' | 'silent' | 'elsewhere'> & {
  /** True if some offers may be missing. */
  readonly partial?: true;
  /** Query string of a search for exactly the typed text; null if the text was not corrected. */
  readonly typed: string | null;
  /** Towns without offers, with the names of the countries that are searched instead. */
  readonly towns?: readonly { readonly name: string; readonly countries: readonly string[] }[];
  /** Options that no offer has, and the query string of the search for them. */
  readonly untold?: { readonly options: readonly NamedOption[]; readonly search: string };
};

function presentNotes({ notes }: SearchResult, asked: Asked): ShownNotes {
  const { reference, locale } = asked;
  const { corrected, cut, silent, elsewhere, untold, partial } = notes;
  const towns = notes.towns.map(({ name, countries }) => ({
    name,
    countries: countries.map((id) => reference.countries.get(id)?.[locale] ?? id),
  }));
  return {
    corrected,
    cut,
    silent,
    elsewhere,
    typed: notes.typed === null ? null : searchOf(notes.typed),
    ...(partial && { partial }),
    ...(towns.length > 0 && { towns }),
    ...(untold && {
      untold: {
        options: untold.options.map((option) => presentName({ options: [option], together: null }, asked)),
        search: searchOf({ ...untold.criteria, page: 1 }),
      },
    }),
  };
}

/** `kept` are parameters for which the form has no control: it sends again what the search excludes. */
type Form = {
  readonly filters: Filters;
  readonly kept?: readonly (readonly [name: string, value: string])[];
};

function presentForm(asked: Asked, { facets }: SearchResult): Form {
  const filters = presentFilters({ ...asked, facets });
  const kept = exclusionNames.flatMap((name) => {
    const { parameters, write } = criterionOf(name);
    return chosenOf(name, asked.criteria).map((option) => [parameters[0], write(option)] as const);
  });
  return kept.length > 0 ? { filters, kept } : { filters };
}

/** Presents another search that finds offers. Its change has the same name as the tag of the criterion. */
function presentProposal({ kind, choice, criteria, total }: Proposal, asked: Asked) {
  const about = choice === null ? null : presentName(choice, asked);
  return { kind, total, search: searchOf(criteria), about, query: criteria.query };
}

/** Names the companies that the search asks for and the candidate hides; absent for most searches. */
async function presentHidden(board: Board, { criteria, reference }: Asked) {
  const companies = (await board.hidden?.())?.companies;
  const asked = criteria.companies.filter((id) => companies?.has(id));
  if (asked.length === 0) return {};
  return { hidden: asked.map((id) => ({ id, name: shortCompanyName(reference.companies.get(id)?.name ?? '') })) };
}

/**
 * Tells if search engines should index the page. They index the plain list and the lists with one criterion,
 * because these pages lead to every offer. Combinations of several criteria are not indexed, because they are
 * endless.
 */
export function isWorthIndexing(criteria: OfferCriteria, total: number): boolean {
  // A country is always in the address together with its continent, so both count as one criterion.
  const counted = criteria.countries.length > 0 && criteria.zones.length === 1 ? { ...criteria, zones: [] } : criteria;
  const isPlain = criteria.sort === null && criteria.query === '';
  const active = activeCriteria(counted);
  return isPlain && total > 0 && active.length <= 1 && !active.some(({ name }) => isExclusion(name));
}

/** Returns the six countries with the most offers, for a search without results. */
async function popularCountries(board: Board, { reference, locale }: Asked) {
  const { facets } = await countFacets(board, noCriteria, ['countries']);
  return facets.countries.slice(0, 6).map(({ value, count }) => ({
    label: reference.countries.get(value)?.[locale] ?? value,
    count,
    search: searchOf({ ...noCriteria, ...withHolders({ countries: [value] }, reference) }),
  }));
}
