import { hour } from '#durations.ts';
import { ownLogo, wholeLogo } from '#board/offers/details/own-logo.ts';
import type { OfferDetails } from '#board/offers/details/offer-details.ts';
import { localityOf } from '#board/cleaning/regions.ts';
import { clockInParis, dayInParis, lastMoment } from '#words/paris-days.ts';

/** Facts of an offer for search engines; the text comes separately. */
type DescribedOffer = Pick<
  OfferDetails,
  | 'id'
  | 'state'
  | 'title'
  | 'companyName'
  | 'cityName'
  | 'countryId'
  | 'missionStart'
  | 'allowance'
  | 'broadcastStart'
  | 'broadcastEnd'
  | 'studyLevels'
> & { readonly company: Pick<OfferDetails['company'], 'logoUrl'> };

type OfPage = {
  readonly url: string;
  /**
   * The text of the page for this reader. Google requires that the posting contains no more than this text.
   */
  readonly text: string;
  /** True if visitors can apply on the page after signing in. */
  readonly takesApplications: boolean;
};

/**
 * Returns a schema.org JobPosting by Google's rules (Search Central, «Job posting»). It is JSON for a script
 * element, in which every `<` of the offer is escaped. Null for a closed offer and for an offer without text.
 */
export function jobPosting(offer: DescribedOffer, { url, text, takesApplications }: OfPage): string | null {
  if (offer.state !== 'open' || text === '') return null;
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description: paragraphs(text),
    identifier: { '@type': 'PropertyValue', name: offer.companyName, value: String(offer.id) },
    url,
    datePosted: dayInParis(offer.broadcastStart),
    ...(offer.broadcastEnd && { validThrough: withOffset(lastMoment(offer.broadcastEnd)) }),
    jobStartDate: offer.missionStart,
    // Both values are defined by Google, and the law on these missions makes them true for every offer.
    employmentType: ['FULL_TIME', 'TEMPORARY'],
    directApply: takesApplications,
    hiringOrganization: {
      '@type': 'Organization',
      name: offer.companyName,
      ...logoOf(offer.company, url),
    },
    // Never states TELECOMMUTE, because it means full-time remote work: a mission may allow remote work, but
    // never full time.
    jobLocation: { '@type': 'Place', address: addressOf(offer) },
    ...educationOf(offer),
    ...salaryOf(offer),
  };
  return JSON.stringify(posting).replaceAll('<', String.raw`\u003c`);
}

/** A logo on the site, which is named by its whole address, or one that is fetched over HTTPS. */
function logoOf({ logoUrl }: DescribedOffer['company'], page: string) {
  const isKept = ownLogo(logoUrl) !== null || logoUrl?.startsWith('https://');
  return isKept ? { logo: wholeLogo(logoUrl, new URL(page)) } : {};
}

function addressOf({ countryId, cityName }: DescribedOffer) {
  const { town, region } = localityOf(countryId, cityName);
  const address = { '@type': 'PostalAddress', addressLocality: town, addressCountry: countryId };
  return region === null ? address : { ...address, addressRegion: region };
}

/**
 * Google's credential category of each study level. The level «one year after the baccalauréat» has no
 * category.
 */
const credentials: Readonly<Record<number, string>> = {
  1: 'high school',
  7: 'high school',
  2: 'associate degree',
  8: 'bachelor degree',
  3: 'bachelor degree',
  4: 'postgraduate degree',
};
const belowBaccalaureat = 6;

/** Requires the lowest study level, because the offer accepts every level that it lists. */
function educationOf({ studyLevels: [lowest] }: DescribedOffer) {
  if (lowest?.id === belowBaccalaureat) return { educationRequirements: 'no requirements' };
  const credentialCategory = credentials[lowest?.id ?? 0];
  if (credentialCategory === undefined) return {};
  return { educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory } };
}

/**
 * Returns the moment in ISO 8601 with the offset of Paris, because readers that cut off the time must get the
 * right day.
 */
function withOffset(moment: Date): string {
  const clock = clockInParis(moment);
  const hours = Math.round((clock - moment.getTime()) / hour);
  return `${new Date(clock).toISOString().slice(0, 19)}+${String(hours).padStart(2, '0')}:00`;
}

/** Converts plain text to HTML, because Google expects HTML; an empty line separates paragraphs. */
function paragraphs(text: string): string {
  const parts = text.split(/\r?\n\s*\n/).filter((part) => part.trim() !== '');
  return parts.map((part) => `<p>${escaped(part.trim()).replaceAll(/\r?\n/g, '<br>')}</p>`).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Returns a stated amount as `baseSalary`, for which Google accepts no estimate. schema.org defines
 * `estimatedSalary` for an amount to which the employer has not committed.
 */
function salaryOf({ allowance }: DescribedOffer) {
  if (allowance === null) return {};
  const salary = monthly(allowance.euros);
  return allowance.scaleYear === undefined ? { baseSalary: salary } : { estimatedSalary: salary };
}

function monthly(value: number) {
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', value, unitText: 'MONTH' },
  };
}
