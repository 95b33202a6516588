import type { Board } from '#board/context/board.ts';
import type { CompanyDetails } from '#board/companies/read-company.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import { findOffers } from '#board/offers/finding/find-offers.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { markOffers } from '#site/parts/favourites/mark-offers.ts';
import type { PlaceCount } from '#site/parts/map/map-discs.ts';
import { mapOrZoneDiscs } from '#site/parts/map/zone-discs.ts';
import { presentCard } from '#site/parts/offer-card/present-card.ts';
import { companySearchOf } from './present-companies.ts';

const maxOffers = 6;

/** Loads the latest offers of a company, their countries, and links to its other offers. */
export async function loadCompanyPage(board: Board, viewer: Viewer, company: CompanyDetails, locale: Locale) {
  const [reference, latest] = await Promise.all([
    board.reference(),
    findOffers(board, { ...noCriteria, companies: [company.id] }, { limit: maxOffers, locale }),
  ]);
  const cards = latest.offers.map((offer) => presentCard(offer, board.now()));
  const countries = company.countries.map(({ value, count }) =>
    placeOf(company.id, { value, count, reference, locale }),
  );
  return {
    latest: await markOffers(board, viewer, cards),
    countries,
    discs: mapOrZoneDiscs(countries, locale, (zone) => searchOf({ zones: [zone], companies: [company.id] })),
    search: searchOf({ companies: [company.id] }),
    sameSector: company.sector === null ? '' : companySearchOf({ sectors: [company.sector.id] }),
  };
}

type Counted = {
  readonly value: string;
  readonly count: number;
  readonly reference: Reference;
  readonly locale: Locale;
};

/** Returns the number of the company's offers in a country, with a link to them. */
function placeOf(companyId: number, { value: id, count, reference, locale }: Counted): PlaceCount {
  const places = withHolders({ countries: [id] }, reference);
  return {
    id,
    name: reference.countries.get(id)?.[locale] ?? id,
    count,
    search: searchOf({ ...places, companies: [companyId] }),
    on: false,
  };
}

function searchOf(asked: Partial<OfferCriteria>): string {
  return `?${writeCriteria({ ...noCriteria, ...asked })}`;
}
