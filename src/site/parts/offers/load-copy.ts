import { type LoaderFunctionArgs, redirect } from 'react-router';
import { readMyApplication } from '#board/applications/read-my-application.ts';
import { offerMarks } from '#board/candidates/offer-marks.ts';
import type { OfferDetails } from '#board/offers/details/offer-details.ts';
import { type OfferSummary, summaryOf } from '#board/offers/details/present-offer.ts';
import type { OfferCopy } from '#board/applications/offer-copies/offer-copy.ts';
import { similarOffers } from '#board/offers/similar-offers.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { presentCards } from './present-cards.ts';

/** A withdrawn offer to which the viewer applied, and the id of the application. */
type AppliedTo = { readonly offer: OfferDetails; readonly applicationId: string };

export type CopyPageData = Awaited<ReturnType<typeof loadCopy>>;

/** Loads the page of a withdrawn offer for its applicant: the copy that the application keeps. */
export async function loadCopy({ context, url }: LoaderFunctionArgs, { offer, applicationId }: AppliedTo) {
  const { board, viewer } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const [application, similar, marks] = await Promise.all([
    readMyApplication(board, viewer, applicationId, locale),
    similarOffers(board, offer, locale),
    offerMarks(board, viewer, [offer.id]),
  ]);
  const { copy, offerWithdrawnAt, state } = application;
  // The offer came back a moment ago.
  if (copy === null || offerWithdrawnAt === null) throw redirect(url.pathname);
  return {
    kind: 'copy' as const,
    offer: asSent(offer, copy),
    copy,
    withdrawnAt: offerWithdrawnAt,
    application: { id: applicationId, state },
    isFavourite: marks.get(offer.id)?.kept ?? false,
    similar: await presentCards(context, similar),
  };
}

/** Returns the offer for the head of the page. Only its ids, and so its links, are of the offer itself. */
function asSent(offer: OfferDetails, copy: OfferCopy): OfferSummary & { readonly missionEnd: string | null } {
  const { title, language, companyName, cityName, countryName, missionTypeId } = copy;
  const { durationMonths, missionStart, missionEnd, allowance } = copy;
  const sent = { title, language, companyName, cityName, countryName, missionTypeId, durationMonths, missionStart };
  // The copy does not say if remote work was possible.
  return { ...summaryOf(offer), ...sent, missionEnd, allowance, remoteWork: false, openingLines: '' };
}
