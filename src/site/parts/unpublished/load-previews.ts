import { data, type RouterContextProvider } from 'react-router';
import { CompanyNotFound } from '#board/companies/company-not-found.ts';
import { readAnyCompany } from '#board/companies/read-company.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { readAnyOffer } from '#board/offers/details/read-offer.ts';
import { visitor } from '#board/context/viewer.ts';
import { requestContext } from '#site/request/context.ts';
import { localeOf } from '#words/locale.ts';
import { loadCompanyPage } from '#site/parts/companies/company-page-data.ts';
import { isStartPassed, withoutAddress } from '#site/parts/offers/load-offer.ts';

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly url: URL };

/**
 * Loads the whole offer in any state, with everything that a signed-in candidate may see.
 * @throws a 404 answer
 */
export async function loadOfferPreview({ context, url }: Asked, id: number) {
  const { board } = context.get(requestContext);
  const offer = await orMissing(readAnyOffer(board, id, localeOf(url.pathname)));
  return { offer: withoutAddress(offer), startPassed: isStartPassed(offer, board.now()) };
}

/**
 * Loads the whole company, with everything that a signed-in candidate may see.
 * @throws a 404 answer
 */
export async function loadCompanyPreview({ context, url }: Asked, id: number) {
  const { board } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const company = await orMissing(readAnyCompany(board, id, locale));
  const page = await loadCompanyPage(board, visitor, company, locale);
  // A preview accepts no applications.
  return { ...page, shown: { whole: true as const, company }, apply: { kind: 'takesNone' as const } };
}

async function orMissing<R>(read: Promise<R>): Promise<R> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof OfferNotFound || error instanceof CompanyNotFound) throw data(null, { status: 404 });
    throw error;
  }
}
