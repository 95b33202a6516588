import type { OfferCard } from '#board/offers/offer-card.ts';

/** What a card shows of an offer; the rest of what a list knows would travel to the browser unread. */
export type ShownOffer = Pick<
  OfferCard,
  | 'id'
  | 'title'
  | 'language'
  | 'companyName'
  | 'cityName'
  | 'countryName'
  | 'missionTypeId'
  | 'durationMonths'
  | 'missionStart'
  | 'monthlyAllowance'
  | 'remoteWork'
>;

export function presentCard(offer: OfferCard): ShownOffer {
  const { id, title, language, companyName, cityName, countryName, missionTypeId } = offer;
  const { durationMonths, missionStart, monthlyAllowance, remoteWork } = offer;
  return {
    id,
    title,
    language,
    companyName,
    cityName,
    countryName,
    missionTypeId,
    durationMonths,
    missionStart,
    monthlyAllowance,
    remoteWork,
  };
}
