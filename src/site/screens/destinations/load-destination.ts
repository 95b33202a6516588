import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Board } from '#board/context/board.ts';
import { anyCompany } from '#board/companies/company-criteria.ts';
import { searchCompanies } from '#board/companies/search-companies.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Content } from '#content/port/content.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { countryOutlines } from '#site/parts/map/country-outlines.ts';
import { companySearchOf } from '#site/parts/companies/present-companies.ts';
import { requestContext } from '#site/request/context.ts';
import { askContent } from '#site/request/ask-content.ts';
import { loadSlices } from '#site/slices/load-slices.ts';
import type { PageSlice } from '#site/slices/slice-types.ts';
import { loadCountryOffers } from '#site/slices/offers-by-country/load-country-offers.ts';
import {
  type CountryDocument,
  countryAlternates,
  countryAt,
  countryDocuments,
  nameOfCountry,
} from '#site/parts/documents/known-countries.ts';
import { allowancesOf, allowanceSpan } from './place-allowances.ts';

type Asking = {
  readonly board: Board;
  /** The board as visitors see it, because its companies are the same for everybody. */
  readonly publicBoard: Board;
  readonly content: Content;
  readonly viewer: Viewer;
  readonly locale: Locale;
};

const shownCompanies = 6;

export function loader({ context, params: { uid = '' }, url }: LoaderFunctionArgs) {
  const { board, publicBoard, content, viewer } = context.get(requestContext);
  return loadDestination(uid, { board, publicBoard, content, viewer, locale: localeOf(url.pathname) });
}

/**
 * Loads everything about a country: its document, offers, companies and allowance.
 * @throws a 301 to the current address of the country, a 404 for an unknown country
 */
async function loadDestination(uid: string, asking: Asking) {
  const { board, content, locale } = asking;
  const [reference, documents] = await Promise.all([board.reference(), countryDocuments(content)]);
  const found = countryAt(uid, { documents, reference, locale });
  if (found === null) throw data(null, { status: 404 });
  if ('moved' in found) throw redirect(found.moved, 301);
  const { countryId, document } = found;
  const [place, text] = await Promise.all([placeOf(countryId, asking), textOf(document, asking)]);
  return {
    name: nameOfCountry(found, { reference, locale }),
    ...text,
    ...place,
    alternates: countryAlternates(found, { documents, reference }),
  };
}

/** Loads what the board stores about a country; nothing if the board does not know the country. */
async function placeOf(countryId: string | null, asking: Asking) {
  const offers = countryId === null ? null : await loadCountryOffers(countryId, asking);
  if (countryId === null || offers === null) return { offers: null, allowances: null, span: null, outline: null };
  const there = { ...anyCompany, countries: [countryId] };
  const { total, companies } = await searchCompanies(asking.publicBoard, there, {
    limit: shownCompanies,
    locale: asking.locale,
  });
  const allowances = allowancesOf(countryId, offers.cities);
  return {
    offers,
    companies: { total, list: companies, search: companySearchOf({ countries: [countryId] }) },
    allowances,
    span: allowanceSpan(allowances),
    outline: countryOutlines.get(countryId) ?? null,
  };
}

/**
 * Loads the slices of a country's document, split at the place where the page shows the offers. A banner at
 * the start is left out, because it repeats the head of the page.
 */
async function textOf(document: CountryDocument | null, asking: Asking) {
  const { description = null, body = [] } = document?.data ?? {};
  const slices: readonly PageSlice[] = body[0]?.slice_type === 'banner' ? body.slice(1) : body;
  const at = slices.findIndex(({ slice_type: type }) => type === 'offers_by_country');
  const [before, after] = at < 0 ? [[], slices] : [slices.slice(0, at), slices.slice(at + 1)];
  return { description, before, after, loaded: await askContent(loadSlices([...before, ...after], asking)) };
}
