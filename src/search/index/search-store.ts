import type { FacetName } from '#search/criteria/criteria.ts';
import { sorts } from '#search/criteria/criteria.ts';
import { type CandidateQuery, Candidates } from './candidates.ts';
import { FacetCounts } from './facet-counts.ts';
import { type IndexAnswer, type IndexQuery, wholeBoard } from './offer-index.ts';
import type { OfferStore } from '#search/store/offer-store.ts';
import type { SlotList } from '#search/store/open-offers.ts';
import { type OrderKeys, orderKeys } from './order-keys.ts';
import { planFilters } from './plan-filters.ts';
import { planText } from './plan-text.ts';
import { TextScores } from './score-text.ts';
import type { Facts, Segment } from '#search/store/segment.ts';
import { isBefore, type Rank, TopOffers } from './top-offers.ts';

/** Buffers for the current segment, which all searches of the process use in turn. */
const scores = new TextScores();
const candidates = new Candidates(scores);

/** Computes the total, the facets and a page of offers in one loop over the segments. */
export function searchStore<N extends FacetName>(store: OfferStore, query: IndexQuery<N>): IndexAnswer<N> {
  const asked = planSearch(store, withinOthers(store, query));
  const facets = new FacetCounts(query.facets, asked.filters, store, query.now);
  const ranking = new Ranking(store, query, asked);
  for (const segment of store.segments.toReversed()) {
    const open = store.openIn(segment, query.now.getTime());
    candidates.find(segment, open, asked);
    facets.add(segment, open, candidates);
    ranking.add(segment);
  }
  return { ...ranking.window(), facets: facets.facets(query.facets), isPartial: false };
}

/** Replaces the criteria within which a query searches by the offers that meet them. */
function withinOthers(store: OfferStore, { within, ...query }: IndexQuery): IndexQuery {
  if (within === undefined) return query;
  const meeting = { ...wholeBoard, criteria: within, now: query.now, facets: [] };
  const { ids } = searchStore(store, { ...meeting, limit: store.size });
  const others = new Set(ids);
  return { ...query, allowed: query.allowed?.intersection(others) ?? others };
}

function planSearch(store: OfferStore, { criteria, text, now, allowed, hidden }: IndexQuery): CandidateQuery {
  return {
    text: text === null || text.clauses.length === 0 ? null : planText(text, store),
    excluded: (text?.excluded.flat() ?? []).flatMap((term) => store.terms.find(term) ?? []),
    filters: planFilters(criteria, { now, reference: store.reference }, store),
    allowed: allowed ?? null,
    hidden: store.slotsOf(hidden ?? []),
  };
}

/** Counts the main set and the near matches, and stores the first offers of both. */
class Ranking {
  readonly #keysOf: OrderKeys;
  readonly #relevance: OrderKeys;
  readonly #skip: number;
  readonly #limit: number;
  readonly #main: TopOffers;
  readonly #near: TopOffers;
  readonly #after: Rank | undefined;
  #total = 0;
  #nearTotal = 0;

  constructor(store: OfferStore, { sort, locale, skip, limit, after }: IndexQuery, { text }: CandidateQuery) {
    const effective = sort === sorts.relevance && text === null ? sorts.date : sort;
    this.#keysOf = orderKeys(effective, locale, store);
    this.#relevance = orderKeys(sorts.relevance, locale, store);
    this.#skip = skip;
    this.#after = after;
    this.#limit = limit;
    this.#main = new TopOffers(skip + limit);
    this.#near = new TopOffers(skip + limit);
  }

  add({ facts }: Segment): void {
    const { main, near } = candidates;
    this.#total += main.count;
    this.#nearTotal += near.count;
    rank(main, facts, this.#keysOf, this.#main, this.#after);
    rank(near, facts, this.#relevance, this.#near);
  }

  window(): Pick<IndexAnswer, 'total' | 'near' | 'ids' | 'ranks'> {
    const ranks = this.#main.ranks().slice(this.#skip);
    const near = this.#near.ranks().slice(Math.max(0, this.#skip - this.#total));
    const ids = [...ranks, ...near].slice(0, this.#limit).map(({ id }) => id);
    return { total: this.#total, near: this.#nearTotal, ids, ranks };
  }
}

/** Goes backwards from the last slot. The newest offers are there, and they come first in most orders. */
function rank(list: SlotList, facts: Facts, keysOf: OrderKeys, top: TopOffers, after?: Rank): void {
  const [{ slots, count }, { ids, starts }] = [list, facts];
  const keys = keysOf(list, facts, scores.scores);
  for (let at = count - 1; at >= 0; at -= 1) {
    const slot = slots[at] ?? 0;
    const key = keys[slot] ?? 0;
    if (!top.takes(key)) continue;
    const [start, id] = [starts[slot] ?? 0, ids[slot] ?? 0];
    if (after === undefined || isAfter(key, start, id, after)) top.offer(key, start, id);
  }
}

function isAfter(key: number, start: number, id: number, other: Rank): boolean {
  return id !== other.id && !isBefore(key, start, id, other);
}
