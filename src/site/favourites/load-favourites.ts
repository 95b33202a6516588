import type { RouterContextProvider } from 'react-router';
import { offerMarks } from '#board/candidates/offer-marks.ts';
import { wantsReminders } from '#board/favourites/closing-reminders.ts';
import { type FavouriteOffer, favouriteOffers } from '#board/favourites/favourite-offers.ts';
import { myFavourites } from '#board/favourites/my-favourites.ts';
import type { Locale } from '#words/locale.ts';
import { dayInParis, lastMoment, parisDaysBetween } from '#words/paris-days.ts';
import { partsContext, viewerContext } from '../context.ts';
import { presentCard, type ShownOffer } from '../offers/present-card.ts';
import { browserFavourites } from './browser-favourites.ts';
import { withMarks } from './mark-offers.ts';

/** A favourite as its pages show it. */
export type ShownFavourite = {
  readonly offer: ShownOffer;
  readonly mark: FavouriteOffer['mark'];
  /** The last day of an offer that is open; null until further notice, and where one may not know. */
  readonly closing: { readonly day: string; readonly inDays: number } | null;
  readonly studyLevels: readonly string[] | null;
  readonly note: string | null;
};

/** What the viewer keeps, on the board or in the browser, the last kept first. */
export async function loadFavourites(
  context: Readonly<RouterContextProvider>,
  request: Request,
  locale: Locale,
): Promise<{ favourites: ShownFavourite[]; reminders: boolean | null }> {
  const { board, publicUrl } = context.get(partsContext);
  const viewer = context.get(viewerContext);
  if (viewer.kind === 'candidate') {
    const [kept, reminders] = await Promise.all([myFavourites(board, viewer, locale), wantsReminders(board, viewer)]);
    return { favourites: await presentFavourites(context, kept), reminders };
  }
  const ids = browserFavourites(request, publicUrl).toReversed();
  const kept = await favouriteOffers(board, viewer, ids, locale);
  return { favourites: await presentFavourites(context, kept), reminders: null };
}

export async function presentFavourites(
  context: Readonly<RouterContextProvider>,
  kept: readonly (FavouriteOffer & { readonly note?: string | null })[],
): Promise<ShownFavourite[]> {
  const { board } = context.get(partsContext);
  const now = board.now();
  const viewer = context.get(viewerContext);
  const shown = kept.map(({ offer, mark, closesAt, studyLevels, note = null }) => ({
    offer: presentCard(offer, now),
    mark,
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
