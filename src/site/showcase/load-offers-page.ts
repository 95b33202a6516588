import { type LoaderFunctionArgs, redirect } from 'react-router';
import { isComplete } from '#board/candidates/candidate-status.ts';
import type { Board } from '#board/board.ts';
import { type PersonalisedOffer, personalisedOffers } from '#board/offers/personalised-offers.ts';
import type { Viewer } from '#board/viewer.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { boardContext, viewerContext } from '../context.ts';
import { markOffers } from '../favourites/mark-offers.ts';
import { presentCard, type ShownOffer } from '../offers/present-card.ts';
import { addressOf } from '../shell/addresses.ts';
import { asksSearch } from './asks-search.ts';
import { presentShowcase } from './present-showcase.ts';

/** What stands for the candidate alone: nothing for visitors, who share the page. */
export type Personal =
  | { readonly kind: 'none' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'offers'; readonly offers: readonly (ShownOffer & Pick<PersonalisedOffer, 'reasons'>)[] };

/** The page of offers; an address that asks for a search leads to it, with all that it asks. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  if (asksSearch(url.searchParams)) throw redirect(addressOf(locale, '/offres/recherche') + url.search, 301);
  const [board, viewer] = [context.get(boardContext), context.get(viewerContext)];
  const [shown, personal] = await Promise.all([presentShowcase(board, locale), personalOf(board, viewer, locale)]);
  const [latest, featured] = await Promise.all([
    markOffers(board, viewer, shown.latest),
    markOffers(board, viewer, shown.featured),
  ]);
  return { ...shown, latest, featured, personal };
}

async function personalOf(board: Board, viewer: Viewer, locale: Locale): Promise<Personal> {
  if (viewer.kind === 'visitor') return { kind: 'none' };
  if (!isComplete(viewer.candidate.statusId)) return { kind: 'incomplete' };
  const found = await personalisedOffers(board, viewer, locale);
  const cards = found.map(({ offer, reasons }) => ({ ...presentCard(offer, board.now()), reasons }));
  return { kind: 'offers', offers: await markOffers(board, viewer, cards) };
}
