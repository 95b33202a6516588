import type { OfferDetails } from '#board/offers/offer-details.ts';

/** Of an offer what search engines are told: of its text what every visitor reads, and no more. */
type DescribedOffer = Pick<
  OfferDetails,
  | 'id'
  | 'state'
  | 'title'
  | 'openingLines'
  | 'companyName'
  | 'cityName'
  | 'countryId'
  | 'missionStart'
  | 'monthlyAllowance'
  | 'broadcastStart'
  | 'broadcastEnd'
> & { readonly company: Pick<OfferDetails['company'], 'logoUrl'> };

/**
 * A schema.org JobPosting by Google's rules (Search Central, «Job posting»), as JSON that can stand inside a
 * script element: no `<` of the offer's text reaches the page. Null for an offer that is not open, or without
 * a text: it is described nowhere.
 * @param takesApplications whether one applies on its page, whoever one is
 */
export function jobPosting(offer: DescribedOffer, url: string, takesApplications: boolean): string | null {
  if (offer.state !== 'open' || offer.openingLines === '') return null;
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description: `<p>${escaped(offer.openingLines)}</p>`,
    identifier: { '@type': 'PropertyValue', name: offer.companyName, value: String(offer.id) },
    url,
    datePosted: offer.broadcastStart.toISOString(),
    ...(offer.broadcastEnd && { validThrough: offer.broadcastEnd.toISOString() }),
    jobStartDate: offer.missionStart,
    // By the law of these missions; both words are Google's.
    employmentType: ['FULL_TIME', 'TEMPORARY'],
    directApply: takesApplications,
    hiringOrganization: {
      '@type': 'Organization',
      name: offer.companyName,
      ...(offer.company.logoUrl?.startsWith('https://') && { logo: offer.company.logoUrl }),
    },
    // Remote work is possible, never the whole of it: TELECOMMUTE would say so.
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: offer.cityName, addressCountry: offer.countryId },
    },
    ...(offer.monthlyAllowance !== null && { baseSalary: monthly(offer.monthlyAllowance) }),
  };
  return JSON.stringify(posting).replaceAll('<', String.raw`\u003c`);
}

/** Descriptions are HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function monthly(value: number) {
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', value, unitText: 'MONTH' },
  };
}
