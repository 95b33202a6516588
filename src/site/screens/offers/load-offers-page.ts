import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localeOf, type Locale } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { markOffers } from '#site/parts/favourites/mark-offers.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { loadPersonalOffers } from '#site/slices/personal-offers/load-personal-offers.ts';
import { asksSearch } from './asks-search.ts';
import { presentShowcase } from './present-showcase.ts';
import type { Content } from '#content/port/content.ts';
import { contentOr } from '#site/request/ask-content.ts';

/**
 * Loads the page of offers. If the address contains a search, the function redirects to the search with all
 * criteria.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  if (asksSearch(url.searchParams)) throw redirect(addressOf(locale, '/offres/recherche') + url.search, 301);
  const { board, content, offersPublicKey: publicKey, viewer } = context.get(requestContext);
  const [shown, personal, words] = await Promise.all([
    presentShowcase(board, locale),
    loadPersonalOffers({ board, viewer, locale }),
    loadSectorWords(content, locale),
  ]);
  // An offer that is chosen for the candidate is not shown a second time.
  const own = new Set(personal.kind === 'offers' ? personal.offers.map(({ id }) => id) : []);
  const featured = await markOffers(
    board,
    viewer,
    shown.featured.filter(({ id }) => !own.has(id)),
  );
  const sectors = shown.sectors.map((sector) => ({ ...sector, words: words.get(sector.id) }));
  return { ...shown, sectors, featured, personal, publicKey };
}

/** Loads the editors' texts about sectors, by the id of the sector; empty if the content is unavailable. */
async function loadSectorWords(content: Content, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const document = await contentOr(content.getSingle('activity_sectors', locale), null);
  return new Map(
    document?.data.items.flatMap(({ activity_sector: sector, text }) =>
      sector && text ? [[String(sector.sectorId), text]] : [],
    ),
  );
}
