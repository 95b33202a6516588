import type { Viewer } from '#board/context/viewer.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import type { OfferDetails, OfferState } from './offer-details.ts';
import { maySeeWholeOffer } from '#board/offers/offer-policy.ts';

export type OfferSummary = CardOffer & { readonly state: OfferState; readonly openingLines: string };

export type PresentedOffer =
  | { readonly whole: false; readonly offer: OfferSummary }
  | { readonly whole: true; readonly offer: OfferDetails };

/**
 * Returns the fields of an offer that the viewer may receive. For a visitor the other fields are not in the
 * page at all, not even hidden.
 */
export function presentOffer(offer: OfferDetails, viewer: Viewer): PresentedOffer {
  return maySeeWholeOffer(viewer) ? { whole: true, offer } : { whole: false, offer: summaryOf(offer) };
}

/**
 * Returns the fields of an offer that everybody may receive. Lists them one by one, so that a field that is
 * added to the details stays hidden until it is added here.
 */
export function summaryOf(offer: OfferDetails): OfferSummary {
  return {
    id: offer.id,
    title: offer.title,
    language: offer.language,
    companyId: offer.companyId,
    companyName: offer.companyName,
    cityName: offer.cityName,
    englishCity: offer.englishCity,
    countryId: offer.countryId,
    countryName: offer.countryName,
    zoneId: offer.zoneId,
    profession: offer.profession,
    statesLevel: offer.statesLevel,
    missionTypeId: offer.missionTypeId,
    durationMonths: offer.durationMonths,
    missionStart: offer.missionStart,
    allowance: offer.allowance,
    remoteWork: offer.remoteWork,
    createdAt: offer.createdAt,
    broadcastStart: offer.broadcastStart,
    views: offer.views,
    state: offer.state,
    openingLines: offer.openingLines,
  };
}
