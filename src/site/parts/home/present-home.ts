import type { Board } from '#board/context/board.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import { countRecruiters } from '#board/offers/count-recruiters.ts';
import { featuredOffers } from '#board/offers/cards/featured-offers.ts';
import { latestOffers } from '#board/offers/cards/latest-offers.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { type FacetCount, noCriteria } from '#search/criteria/criteria.ts';
import { countries } from '#reference/countries.ts';
import { zones } from '#reference/zones.ts';
import type { Locale } from '#words/locale.ts';
import { type PlaceCount, smallDiscs } from '#site/parts/map/map-discs.ts';
import { zoneDiscs } from '#site/parts/map/zone-discs.ts';
import { presentCard } from '#site/parts/offer-card/present-card.ts';
import { countrySearch } from '#site/parts/search-links/linked-search.ts';

export type ShownHome = Awaited<ReturnType<typeof presentHome>>;

export async function presentHome(board: Board, locale: Locale) {
  const [latest, featured, { total, facets }, companies] = await Promise.all([
    latestOffers(board, { locale, limit: 6 }),
    featuredOffers(board, { locale, limit: 12 }),
    countFacets(board, noCriteria, ['countries']),
    countRecruiters(board),
  ]);
  const now = board.now();
  const countriesHere = facets.countries.flatMap((one) => named(one, locale));
  const shown = (offer: CardOffer) => presentCard(offer, now);
  return {
    facts: { offers: total, countries: facets.countries.length, companies },
    zones: zones.map((zone) => ({ id: zone.id, name: zone[locale] })),
    discs: { ...smallDiscs(countriesHere), phone: zoneDiscs(countriesHere, locale), zoned: true },
    countries: countriesHere.toSorted((one, other) => one.name.localeCompare(other.name, locale)),
    departures: countriesHere.slice(0, 12),
    latest: latest.map(shown),
    featured: featured
      .filter((offer) => !latest.some(({ id }) => id === offer.id))
      .slice(0, 6)
      .map(shown),
  };
}

const byCode = new Map(countries.map((country) => [country.id, country]));

function named({ value: id, count }: FacetCount<string>, locale: Locale): PlaceCount[] {
  const country = byCode.get(id);
  if (!country) return [];
  const search = countrySearch({ countryId: id, zoneId: country.zoneId });
  return [{ id, name: country[locale], count, search, on: false }];
}
