import { z } from 'zod';
import { type FacetName, facetNames, type OfferCriteria, type Sort, sorts } from '#search/criteria/criteria.ts';
import type { Rank } from '#search/index/top-offers.ts';
import { effectiveSort } from '#search/criteria/order.ts';
import { type OffersPage, type PagedOffer, pageOffers } from '#search/asking/page-offers.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import { publicOffers } from '#board/offers/public-offers.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { type ApiContext, defineEndpoint } from '../endpoint.ts';
import { nextPage } from '../next-page.ts';
import { criteriaParameters } from './criteria-parameters.ts';
import { withConcepts } from './query-concepts.ts';
import { offersPage, offersQuery, type orderNames } from './find-offers-schemas.ts';
import { presentFacets } from './present-facets.ts';
import { presentReading } from './present-reading.ts';
import { offerResource, presentWholeOffer } from './present-offer.ts';

const orders = {
  newest: sorts.date,
  relevance: sorts.relevance,
  created: sorts.mostRecent,
  views: sorts.mostViewed,
  country: sorts.country,
  profession: sorts.profession,
  allowance: sorts.allowance,
} as const satisfies Record<(typeof orderNames)[number], Sort>;

type Query = z.output<typeof offersQuery>;

export const findOffersEndpoint = defineEndpoint({
  id: 'findOffers',
  method: 'GET',
  path: '/offers',
  tag: 'offers',
  summary: { en: 'Search the open offers', fr: 'Chercher parmi les offres ouvertes' },
  description: {
    en: 'Criteria narrow each other; the values of one criterion are alternatives. Each page continues after the last offer of the page before. Newest first, no offer is skipped or repeated, even if offers are published or withdrawn meanwhile.',
    fr: 'Les critères se restreignent l’un l’autre, les valeurs d’un critère sont des alternatives. Chaque page reprend après la dernière offre de la précédente. Par date, aucune offre n’est sautée ni répétée, même si des offres sont publiées ou retirées entre-temps.',
  },
  keep: 0,
  examples: [
    { title: { en: 'The newest offers', fr: 'Les offres les plus récentes' } },
    {
      title: { en: 'V.I.E. in Germany or Canada', fr: 'V.I.E. en Allemagne ou au Canada' },
      query: { countries: 'DE,CA', missionTypes: 'vie', facets: true },
    },
    {
      title: { en: 'Accountants in Berlin, and why', fr: 'Comptables à Berlin, et pourquoi' },
      query: { query: 'comptable Berlin', reasons: true, near: true, texts: true },
    },
    {
      title: { en: 'A trade by its concept', fr: 'Un métier par son concept' },
      query: { concepts: 'accounting', limit: 5 },
    },
  ],
  request: z.object({ query: offersQuery }),
  response: offersPage,
  handle: async (context, { query }) => {
    const { board, locale } = context;
    const reference = await board.reference();
    const criteria = await criteriaOf(context, query);
    const purpose = { parameter: 'cursor', question: `${locale} ${writeCriteria(criteria)}` };
    const after = query.cursor === undefined ? null : rankOf(readCursor(purpose, query.cursor, place));
    const page = await pageOffers(board, criteria, {
      locale,
      limit: query.limit,
      after,
      facets: query.facets ? facetNames : [],
    });
    const { offers, near } = await presented(context, query, page);
    const next = page.next === null ? null : writeCursor(purpose, placeOf(page.next));
    return {
      next: next === null ? null : nextPage(query, next),
      body: {
        total: page.total,
        offers,
        ...(query.near && { near }),
        ...(query.facets && { facets: presentFacets(page.facets, reference) }),
        search: presentReading(page.reading),
        ...(page.isPartial && { partial: true }),
        next,
      },
    };
  },
});

// Writes the sort key of a position as text, because JSON has no infinite number.
const place = z.tuple([z.string(), z.number(), z.int()]);
const placeOf = ({ key, start, id }: Rank): z.input<typeof place> => [String(key), start, id];
const rankOf = ([key, start, id]: z.output<typeof place>): Rank => ({ key: Number(key), start, id });

async function criteriaOf({ board }: ApiContext, query: Query): Promise<OfferCriteria> {
  const asked = criteriaParameters(query, await board.reference());
  const sort = query.sort === undefined ? null : orders[query.sort];
  const criteria = await withConcepts(board, asked, query.concepts ?? []);
  return { ...criteria, sort: effectiveSort({ ...criteria, sort }) };
}

async function presented({ board, publicUrl }: ApiContext, query: Query, page: OffersPage<FacetName>) {
  const known = { reference: await board.reference(), publicUrl };
  const near = query.near ? page.near : [];
  const rows = await publicOffers(
    board,
    [...page.offers, ...near].map(({ id }) => id),
  );
  const byId = new Map(
    rows.map((row) => [row.id, query.texts ? presentWholeOffer(row, known) : offerResource(row, known)]),
  );
  const present = ({ id, why }: PagedOffer) => {
    const offer = byId.get(id);
    return offer === undefined ? [] : [{ ...offer, ...(query.reasons && { reason: why }) }];
  };
  return { offers: page.offers.flatMap(present), near: near.flatMap(present) };
}
