import type { OfferMarks } from '#board/candidates/offer-marks.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import { type Sort, sorts } from '#search/criteria/criteria.ts';
import { cityKey } from '#reference/city-key.ts';
import { dayInParis, parisDaysBetween } from '#words/paris-days.ts';
import { shortCompanyName } from '#words/short-company-name.ts';

/**
 * The fields of an offer that a card shows. Other fields are left out, because the page would send them to
 * the browser for nothing. A fact that few offers have is absent from the others.
 */
export type ShownOffer = Pick<
  CardOffer,
  | 'id'
  | 'title'
  | 'language'
  | 'companyId'
  | 'companyName'
  | 'cityName'
  | 'countryId'
  | 'countryName'
  | 'zoneId'
  | 'profession'
  | 'missionTypeId'
  | 'durationMonths'
  | 'missionStart'
  | 'allowance'
> & {
  /** Key of the city in the address of a search. */
  readonly cityKey: string;
  /**
   * Days since the publication, by midnights in Paris. The server counts the days, because the browser's
   * clock may be wrong.
   */
  readonly age: number;
  readonly remoteWork?: true;
  /** True if the day of departure is over. */
  readonly startPassed?: true;
  /** The value by which the list is sorted, unless the card already shows the value. */
  readonly sortedBy?: { readonly views: number } | { readonly createdAge: number };
  /** The candidate's marks; absent without marks, and for visitors, who share their pages. */
  readonly done?: OfferMarks;
};

export function presentCard(offer: CardOffer, now: Date, sort: Sort = sorts.date): ShownOffer {
  const { id, title, language, companyId, companyName, cityName, countryId, countryName, zoneId, profession } = offer;
  const { missionTypeId, durationMonths, missionStart, allowance, remoteWork } = offer;
  return {
    id,
    title,
    language,
    companyId,
    companyName: shortCompanyName(companyName),
    cityKey: cityKey(countryId, offer.englishCity),
    cityName,
    countryId,
    countryName,
    zoneId,
    profession,
    missionTypeId,
    durationMonths,
    missionStart,
    allowance,
    ...(remoteWork && { remoteWork: true }),
    age: parisDaysBetween(offer.broadcastStart, now),
    ...(missionStart < dayInParis(now) && { startPassed: true }),
    ...sortedBy(offer, now, sort),
  };
}

/** Returns no value for an offer without views, because the card must not show a zero. */
function sortedBy({ views, createdAt }: CardOffer, now: Date, sort: Sort): Pick<ShownOffer, 'sortedBy'> {
  if (sort === sorts.mostViewed && views > 0) return { sortedBy: { views } };
  return sort === sorts.mostRecent ? { sortedBy: { createdAge: parisDaysBetween(createdAt, now) } } : {};
}
