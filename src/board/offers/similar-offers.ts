import type { Board } from '#board/board.ts';
import { cardsOf } from '#board/offers/cards-of.ts';
import type { OfferCard } from '#board/offers/offer-card.ts';
import type { OfferDetails } from '#board/offers/offer-details.ts';
import { noCriteria, type OfferCriteria } from '#board/offers/search/criteria.ts';
import { type OpenSearch, openSearch } from '#board/offers/search/open-search.ts';
import type { Locale } from '#words/locale.ts';

const wanted = 3;
/** Of the offers that only have a part of the title's words: further ones are of other trades. */
const mostInPart = 6;

type Asked = Pick<OfferDetails, 'id' | 'title' | 'specializations' | 'zoneId' | 'countryId'>;
type Place = Pick<OfferCriteria, 'zones' | 'countries'>;

/**
 * Up to three other open offers: of the same trade (by the words of the title, by the professions), nearest
 * place first; then of a trade with a part of those words; and where there is none, of the same country.
 */
export async function similarOffers(board: Board, offer: Asked, locale: Locale): Promise<OfferCard[]> {
  const search = await openSearch(board, { ...noCriteria, query: wordsOf(offer.title) }, locale);
  const found = new Set<number>();
  for (const ids of wishes(search, offer)) {
    for (const id of ids) if (id !== offer.id && found.size < wanted) found.add(id);
    if (found.size === wanted) break;
  }
  return cardsOf(board.db, [...found], locale);
}

/** What a search reads as operators says nothing in a title: «Field Engineer - Lyon» excludes no city. */
function wordsOf(title: string): string {
  return title.replace(/["«»“”]|(?<=\s)-/gu, ' ');
}

function* wishes(search: OpenSearch, { specializations, zoneId, countryId }: Asked): Generator<readonly number[]> {
  const sameCountry: Place = { zones: [zoneId], countries: [countryId] };
  const places: Place[] = [sameCountry, { zones: [zoneId], countries: [] }, { zones: [], countries: [] }];
  const professions = specializations.map(({ id }) => id).toSorted((a, b) => a - b);
  for (const place of places) {
    yield ofTitle(search, place).whole;
    if (professions.length > 0) yield first(search.with({ ...noCriteria, ...place, specializations: professions }));
  }
  const inPart = new Set(ofTitle(search, { zones: [], countries: [] }).inPart);
  for (const place of places) yield ofTitle(search, place).inPart.filter((id) => inPart.has(id));
  yield first(search.with({ ...noCriteria, ...sameCountry }));
}

/** Offers with all of the title's words, and those with a part of them, by how much they have. */
function ofTitle(search: OpenSearch, place: Place): { whole: readonly number[]; inPart: readonly number[] } {
  const { criteria, text } = search.reading;
  if (text === null) return { whole: [], inPart: [] };
  const asked = search.with({ ...noCriteria, ...place, query: criteria.query });
  const { total, ids } = asked.ask({ facets: [], skip: 0, limit: wanted + 1 + mostInPart });
  return { whole: ids.slice(0, total), inPart: ids.slice(total, total + mostInPart) };
}

function first(search: OpenSearch): readonly number[] {
  return search.ask({ facets: [], skip: 0, limit: wanted + 1 }).ids;
}
