import type { Board } from '#board/context/board.ts';
import { termsToExplain } from '#search/asking/explain.ts';
import { type PreparedSearch, prepareSearch } from '#search/asking/prepare-search.ts';
import type { Reference } from '#reference/read-reference.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { activeCriteria } from '#search/criteria/change-criteria.ts';
import {
  type CriterionName,
  criterionNames,
  noCriteria,
  type OfferCriteria,
  type Options,
} from '#search/criteria/criteria.ts';
import type { Locale } from '#words/locale.ts';
import type { OfficeOffer } from './office-offer.ts';

/** Whether and where a search finds an offer, and what keeps it from being found. */
export type Finding = {
  /** Null if the offer is open; else the search leaves it out whatever is typed. */
  readonly closed: Exclude<OfficeOffer['state'], 'open'> | null;
  /** True if the index of this process has the offer among those that searches find now. */
  readonly isIndexed: boolean;
  /** Version of the index of this process. */
  readonly version: number;
  /** How the text was corrected; null if it was searched as typed. */
  readonly corrected: string | null;
  /** True if no word of the text means anything to the search. */
  readonly silent: boolean;
  /** `main`: it is a result; `near`: it comes after them, because it lacks a part of the text. */
  readonly found: 'main' | 'near' | 'no';
  /** Place in the results from 1; null beyond `deepest`, or if the offer is not found. */
  readonly place: number | null;
  readonly total: number;
  /** Criteria of the text, each with whether the offer meets it. Empty if the index has no such offer. */
  readonly criteria: readonly {
    readonly name: CriterionName;
    readonly options: readonly { readonly option: Options[CriterionName]; readonly written: string }[];
    readonly isMet: boolean;
  }[];
  /** Parts of the text, each with what the offer has of it; 1 means the words themselves. Empty as above. */
  readonly words: readonly { readonly typed: string; readonly weight: number; readonly has: readonly string[] }[];
};

/** Farthest place that is looked for. */
const deepest = 1000;

/** Explains how the search of the site answers a text with regard to one offer. */
export async function explainFinding(
  board: Board,
  offer: Pick<OfficeOffer, 'id' | 'state'>,
  { query, locale }: { readonly query: string; readonly locale: Locale },
): Promise<Finding> {
  const only = new Set([offer.id]);
  const search = await prepareSearch(board, { ...noCriteria, query }, locale);
  const whole = await prepareSearch(board, noCriteria, locale);
  const [own, all, isIndexed] = await Promise.all([
    search.among(only).ask({ facets: [], skip: 0, limit: 1 }),
    search.ask({ facets: [], skip: 0, limit: deepest }),
    isAmong(whole, only),
  ]);
  const found = own.total > 0 ? 'main' : own.near > 0 ? 'near' : 'no';
  const place = all.ids.indexOf(offer.id);
  const { correction, silent } = search.reading;
  return {
    closed: offer.state === 'open' ? null : offer.state,
    isIndexed,
    version: search.index.version,
    corrected: correction?.corrected ?? null,
    silent,
    found,
    place: found === 'no' || place === -1 ? null : place + 1,
    total: all.total,
    // An offer that the index does not have would meet no criterion and have no word.
    criteria: isIndexed
      ? await criteriaOf(whole, search.reading.criteria, { only, reference: await board.reference() })
      : [],
    words: isIndexed ? await wordsOf(search, offer.id) : [],
  };
}

const isAmong = async (search: PreparedSearch, only: ReadonlySet<number>): Promise<boolean> =>
  (await search.among(only).ask({ facets: [], skip: 0, limit: 0 })).total > 0;

/** Asks for the offer with one criterion after another. */
async function criteriaOf(
  whole: PreparedSearch,
  criteria: OfferCriteria,
  { only, reference }: { readonly only: ReadonlySet<number>; readonly reference: Reference },
): Promise<Finding['criteria']> {
  const active = activeCriteria(criteria);
  const names = criterionNames.filter((name) => name !== 'query' && active.some((one) => one.name === name));
  return Promise.all(
    names.map(async (name) => ({
      name,
      options: active.filter((one) => one.name === name).map(({ option }) => ({ option, written: String(option) })),
      isMet: await isAmong(whole.with(alone(name, criteria, reference)), only),
    })),
  );
}

/** One criterion alone. A country needs its zone, and a city its country. */
function alone(name: CriterionName, criteria: OfferCriteria, reference: Reference): OfferCriteria {
  const one = { ...noCriteria, [name]: criteria[name] };
  return { ...one, ...withHolders(one, reference) };
}

async function wordsOf({ index, knowledge, reading }: PreparedSearch, offerId: number): Promise<Finding['words']> {
  const has = await index.findTerms([offerId], termsToExplain(reading.concepts, knowledge.vocabulary));
  return reading.concepts.map(({ typed, clause }) => {
    const held = clause.terms.filter(({ term }) => has(offerId, term)).toSorted((a, b) => b.weight - a.weight);
    return {
      typed: typed.join(' '),
      weight: held[0]?.weight ?? 0,
      has: held.slice(0, 5).map(({ term }) => term.replace(/^[#=^]/, '').replaceAll('_', ' ')),
    };
  });
}
