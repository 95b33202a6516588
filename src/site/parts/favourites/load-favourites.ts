import type { RouterContextProvider } from 'react-router';
import { offerMarks } from '#board/candidates/offer-marks.ts';
import { wantsReminders } from '#board/favourites/closing-reminders.ts';
import { type FavouriteOffer, favouriteOffers } from '#board/favourites/favourite-offers.ts';
import { countFavourites, myFavourites } from '#board/favourites/my-favourites.ts';
import { visibleOffers } from '#board/offers/open-offers.ts';
import { localeOf } from '#words/locale.ts';
import { dayInParis, lastMoment, parisDaysBetween } from '#words/paris-days.ts';
import { type ListPage, listPage, rangeOf } from '#site/parts/account/list-page.ts';
import { requestContext } from '#site/request/context.ts';
import { presentCard, type ShownOffer } from '#site/parts/offer-card/present-card.ts';
import { browserFavourites } from '#site/parts/favourite-button/browser-favourites.ts';
import { withMarks } from './mark-offers.ts';

/** A favourite as shown on its pages. */
export type ShownFavourite = {
  readonly offer: ShownOffer;
  readonly mark: FavouriteOffer['mark'];
  readonly withdrawnAt: Date | null;
  /** The last day of an open offer. Null if the offer has no end, or if the viewer may not see the end. */
  readonly closing: { readonly day: string; readonly inDays: number } | null;
  readonly studyLevels: readonly string[] | null;
  readonly note: string | null;
};

type Shown = { favourites: ShownFavourite[]; total: number; page: ListPage };

/**
 * Loads a page of the viewer's favourites, latest first. A candidate's favourites are on the board, a
 * visitor's in the cookie.
 */
export async function loadFavourites(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
): Promise<Shown & { reminders: boolean | null }> {
  const { board, viewer } = context.get(requestContext);
  if (viewer.kind === 'visitor') return { ...(await loadOfBrowser(context, request, url)), reminders: null };
  const [total, reminders] = await Promise.all([countFavourites(board, viewer), wantsReminders(board, viewer)]);
  const page = listPage(url, total);
  const kept = await myFavourites(board, viewer, localeOf(url.pathname), rangeOf(page));
  return { favourites: await presentFavourites(context, kept), total, page, reminders };
}

async function loadOfBrowser(context: Readonly<RouterContextProvider>, request: Request, url: URL): Promise<Shown> {
  const { board, publicUrl, viewer } = context.get(requestContext);
  const inBrowser = browserFavourites(request, publicUrl).toReversed();
  const visible = await visibleOffers(board, inBrowser);
  const ids = inBrowser.filter((id) => visible.has(id));
  const page = listPage(url, ids.length);
  const { offset, limit } = rangeOf(page);
  const kept = await favouriteOffers(board, viewer, ids.slice(offset, offset + limit), localeOf(url.pathname));
  return { favourites: await presentFavourites(context, kept), total: ids.length, page };
}

export async function presentFavourites(
  context: Readonly<RouterContextProvider>,
  kept: readonly (FavouriteOffer & { readonly note?: string | null })[],
): Promise<ShownFavourite[]> {
  const { board, viewer } = context.get(requestContext);
  const now = board.now();
  const shown = kept.map(({ offer, mark, withdrawnAt, closesAt, studyLevels, note = null }) => ({
    offer: presentCard(offer, now),
    mark,
    withdrawnAt,
    closing: mark === null && closesAt !== null ? closingOf(closesAt, now) : null,
    studyLevels,
    note,
  }));
  const marks = await offerMarks(
    board,
    viewer,
    shown.map(({ offer }) => offer.id),
  );
  return shown.map((one) => ({ ...one, offer: withMarks(one.offer, marks.get(one.offer.id)) }));
}

function closingOf(closesAt: Date, now: Date): ShownFavourite['closing'] {
  const last = lastMoment(closesAt);
  return { day: dayInParis(last), inDays: parisDaysBetween(now, last) };
}
