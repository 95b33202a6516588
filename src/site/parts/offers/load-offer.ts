import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import { readOfferFor } from '#board/applications/read-offer-for.ts';
import type { Board } from '#board/context/board.ts';
import { noteSeen } from '#board/candidates/note-seen.ts';
import { offerMarks } from '#board/candidates/offer-marks.ts';
import { hiddenState } from '#board/hiding/my-hidden.ts';
import type { OfferDetails } from '#board/offers/details/offer-details.ts';
import { explainAllowance } from '#board/offers/details/explain-allowance.ts';
import { type PresentedOffer, presentOffer } from '#board/offers/details/present-offer.ts';
import { OfferNotFound } from '#board/offers/details/offer-not-found.ts';
import { readOffer } from '#board/offers/details/read-offer.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { requestContext } from '#site/request/context.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import { dayInParis } from '#words/paris-days.ts';
import { takeInterruptedForm } from '#site/parts/sign-in/interrupted-form.ts';
import { recipientOf } from '#board/context/application-recipient.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { jobPosting } from './describe-job.ts';
import { applicationFormName, applyState } from '#site/parts/applying/apply-state.ts';
import { loadCopy } from './load-copy.ts';
import { presentCards } from './present-cards.ts';
import { searchBefore } from '#site/request/asked-search.ts';
import { isVisit } from '#site/request/is-visit.ts';
import { similarOffers } from '#board/offers/similar-offers.ts';

/**
 * Loads the offer page for this viewer. Fields that the viewer may not see stay on the server. A withdrawn
 * offer answers 410, except for candidates who applied to it: they read their copy.
 */
export async function loader(asked: LoaderFunctionArgs) {
  const { context, params, url } = asked;
  const { board, viewer } = context.get(requestContext);
  const found = await findOfferFor(board, viewer, params['id'], localeOf(url.pathname));
  const { offer, applicationId } = found;
  if (found.gone) return loadGone(asked, offer);
  return applicationId === null ? loadShown(asked, offer) : data(await loadCopy(asked, { offer, applicationId }));
}

async function loadGone({ context, url }: LoaderFunctionArgs, offer: OfferDetails) {
  const similar = await similarOffers(context.get(requestContext).board, offer, localeOf(url.pathname));
  return data({ kind: 'gone' as const, similar: await presentCards(context, similar) }, { status: 410 });
}

export type OfferPageData = Awaited<ReturnType<typeof loadShown>>['data'];

async function loadShown({ context, params, request, url }: LoaderFunctionArgs, offer: OfferDetails) {
  const { board, viewer } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  await countWhenSeen(context, request, offer.id);
  const [apply, similar, marks, hidden] = await Promise.all([
    applyState(board, viewer, offer),
    similarOffers(board, offer, locale),
    offerMarks(board, viewer, [offer.id]),
    hiddenState(board, { offerId: offer.id, companyId: offer.companyId }),
  ]);
  const taken =
    apply.kind === 'form' ? await takeInterruptedForm(context, request, applicationFormName(params['id'])) : null;
  const presented = presentOffer(offer, viewer);
  const page = {
    kind: 'shown' as const,
    shown: presented.whole
      ? { whole: true as const, offer: withoutAddress(presented.offer) }
      : { whole: false as const, offer: presented.offer },
    apply,
    kept: taken?.kept ?? null,
    startPassed: isStartPassed(offer, board.now()),
    ...((hidden.offer || hidden.company) && { hidden }),
    isFavourite: marks.get(offer.id)?.kept ?? false,
    similar: await presentCards(context, similar),
    posting: postingOf(context, offer, { locale, text: shownText(presented) }),
    explained: explainAllowance(offer, similar),
    sent: apply.kind === 'alreadyApplied' && url.searchParams.get('candidature') === 'envoyee',
  };
  return data(page, taken ? { headers: taken.headers } : {});
}

/** @throws a 404 answer for a missing offer */
export function findOffer(board: Board, id: string | undefined, locale: Locale): Promise<OfferDetails> {
  return orMissing(id, (known) => readOffer(board, known, locale));
}

/**
 * Returns the offer with the fields that this viewer may see.
 * @throws a 404 answer if the offer was never public
 */
export function findOfferFor(board: Board, viewer: Viewer, id: string | undefined, locale: Locale) {
  return orMissing(id, (known) => readOfferFor(board, viewer, known, locale));
}

/**
 * Reads an offer by the id in an address.
 * @throws a 404 answer if no offer has this id
 */
async function orMissing<R>(id: string | undefined, read: (id: number) => Promise<R>): Promise<R> {
  if (!/^\d{1,10}$/.test(id ?? '')) throw data(null, { status: 404 });
  try {
    return await read(Number(id));
  } catch (error) {
    if (error instanceof OfferNotFound) throw data(null, { status: 404 });
    throw error;
  }
}

/** Returns the text that the page shows to this viewer; search engines get the same text. */
function shownText({ whole, offer }: PresentedOffer): string {
  return whole ? [offer.description, offer.profile].filter(Boolean).join('\n\n') : offer.openingLines;
}

type Posted = { readonly locale: Locale; readonly text: string };

function postingOf(
  context: Readonly<RouterContextProvider>,
  offer: OfferDetails,
  { locale, text }: Posted,
): string | null {
  const { board, publicUrl } = context.get(requestContext);
  const url = new URL(addressOf(locale, '/offres/:id', { id: String(offer.id) }), publicUrl).href;
  return jobPosting(offer, { url, text, takesApplications: recipientOf(offer.contact?.email, board.desk) !== null });
}

/** Tells if an offer is open although the start of its mission has passed. */
export function isStartPassed(
  { state, missionStart }: Pick<OfferDetails, 'state' | 'missionStart'>,
  now: Date,
): boolean {
  return state === 'open' && missionStart < dayInParis(now);
}

/** Removes the addresses of recruiters, because candidates contact recruiters only through the form. */
export function withoutAddress(offer: OfferDetails) {
  if (offer.contact === null) return { ...offer, contact: null };
  const { civility, firstName, lastName, url } = offer.contact;
  return { ...offer, contact: { civility, firstName, lastName, url: url?.startsWith('https://') ? url : null } };
}

/**
 * Counts a view, and notes it for a candidate. Robots, checks of the page and prefetches do not count. If the
 * note fails, the page is shown anyway.
 */
async function countWhenSeen(
  context: Readonly<RouterContextProvider>,
  request: Request,
  offerId: number,
): Promise<void> {
  if (!isVisit(request)) return;
  const { board, log, viewer, visitorKey } = context.get(requestContext);
  const visitor = visitorKey();
  if (visitor === null) return;
  board.views.count({ offerId, visitor });
  const search = searchBefore(request);
  if (search !== null) board.askedSearches.countOpened(search);
  try {
    await noteSeen(board, viewer, offerId);
  } catch (error) {
    log.error({ err: error, offerId }, 'an opened offer was not noted');
  }
}
