import type { OfferMarks } from '#board/candidates/offer-marks.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import { type Sort, sorts } from '#search/criteria/criteria.ts';
import { cityKey } from '#reference/city-key.ts';
import { dayInParis, parisDaysBetween } from '#words/paris-days.ts';
import { shortCompanyName } from './short-company-name.ts';

/** What a card shows of an offer; the rest of what a list knows would travel to the browser unread. */
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
  | 'monthlyAllowance'
  | 'remoteWork'
> & {
  /** How an address asks for the offers of its city. */
  readonly cityKey: string;
  /** Days of Paris since its publication, as the server counted them: a browser's clock may say others. */
  readonly age: number;
  /** The day of its departure is over. */
  readonly startPassed: boolean;
  /** What the list is sorted by, where no card shows it anyway. */
  readonly sortedBy: { readonly views: number } | { readonly createdAge: number } | null;
  /** What the candidate did with it; absent for nothing, and for visitors: they share their pages. */
  readonly done?: OfferMarks;
};

export function presentCard(offer: CardOffer, now: Date, sort: Sort = sorts.date): ShownOffer {
  const { id, title, language, companyId, companyName, cityName, countryId, countryName, zoneId, profession } = offer;
  const { missionTypeId, durationMonths, missionStart, monthlyAllowance, remoteWork } = offer;
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
    monthlyAllowance,
    remoteWork,
    age: parisDaysBetween(offer.broadcastStart, now),
    startPassed: missionStart < dayInParis(now),
    sortedBy: sortedBy(offer, now, sort),
  };
}

/** An offer that nobody has looked at yet says nothing of its views. */
function sortedBy({ views, createdAt }: CardOffer, now: Date, sort: Sort): ShownOffer['sortedBy'] {
  if (sort === sorts.mostViewed && views > 0) return { views };
  return sort === sorts.mostRecent ? { createdAge: parisDaysBetween(createdAt, now) } : null;
}
