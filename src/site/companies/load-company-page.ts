import { data, type LoaderFunctionArgs } from 'react-router';
import type { Board } from '#board/board.ts';
import { companyIdOf } from '#board/companies/company-id.ts';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { presentCompany } from '#board/companies/present-company.ts';
import { type CompanyDetails, readCompany } from '#board/companies/read-company.ts';
import { withHolders } from '#board/offers/search/country-needs-continent.ts';
import { noCriteria, type OfferCriteria } from '#board/offers/search/criteria.ts';
import { findOffers } from '#board/offers/search/find-offers.ts';
import { writeCriteria } from '#board/offers/search/write-criteria.ts';
import type { Reference } from '#board/reference/read-reference.ts';
import { boardContext, viewerContext } from '#site/context.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { markOffers } from '../favourites/mark-offers.ts';
import { mapDiscs, type PlaceCount } from '../map/map-discs.ts';
import { presentCard } from '../offers/present-card.ts';
import { companySearchOf } from './present-companies.ts';
import { spontaneousState } from './load-company.ts';

const mostOffers = 6;

/** What the page of a company shows to this viewer; the rest of the company stays here. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const [board, viewer] = [context.get(boardContext), context.get(viewerContext)];
  const locale = localeOf(url.pathname);
  const company = await findCompanyDetails(board, params['id'], locale);
  const [reference, latest, apply] = await Promise.all([
    board.reference(),
    findOffers(board, { ...noCriteria, companies: [company.id] }, { limit: mostOffers, locale }),
    spontaneousState(board, viewer, company.id),
  ]);
  const cards = latest.offers.map((offer) => presentCard(offer, board.now()));
  const countries = company.countries.map(({ value, count }) =>
    placeOf(company.id, { value, count, reference, locale }),
  );
  return {
    shown: presentCompany(company, viewer),
    apply,
    latest: await markOffers(board, viewer, cards),
    countries,
    discs: mapDiscs(countries),
    search: searchOf({ companies: [company.id] }),
    sameSector: company.sector === null ? '' : companySearchOf({ sectors: [company.sector.id] }),
  };
}

/** @throws a 404 answer for a company that is not there. */
async function findCompanyDetails(board: Board, text: string | undefined, locale: Locale): Promise<CompanyDetails> {
  const id = companyIdOf(text ?? '');
  if (id === null) throw data(null, { status: 404 });
  try {
    return await readCompany(board, id, locale);
  } catch (error) {
    throw error instanceof CompanyNotFound ? data(null, { status: 404 }) : error;
  }
}

type Counted = {
  readonly value: string;
  readonly count: number;
  readonly reference: Reference;
  readonly locale: Locale;
};

/** The company's offers in one country. */
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
