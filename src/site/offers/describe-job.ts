import type { OfferDetails } from '#board/offers/offer-details.ts';

/** Of an offer what search engines are told, beside its text. */
type DescribedOffer = Pick<
  OfferDetails,
  | 'id'
  | 'state'
  | 'title'
  | 'companyName'
  | 'cityName'
  | 'countryId'
  | 'missionStart'
  | 'monthlyAllowance'
  | 'broadcastStart'
  | 'broadcastEnd'
> & { readonly company: Pick<OfferDetails['company'], 'logoUrl'> };

type OfPage = {
  readonly url: string;
  /** All of its text that the page shows to whoever gets it, and no more: so Google asks. */
  readonly text: string;
  /** Whether one applies on the page, whoever one is. */
  readonly takesApplications: boolean;
};

/**
 * A schema.org JobPosting by Google's rules (Search Central, «Job posting»), as JSON that can stand inside a
 * script element: no `<` of the offer's text reaches the page. Null for an offer that is not open, or without
 * a text: it is described nowhere.
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

/** Descriptions are HTML: an empty line parts paragraphs. */
function paragraphs(text: string): string {
  const parts = text.split(/\r?\n\s*\n/).filter((part) => part.trim() !== '');
  return parts.map((part) => `<p>${escaped(part.trim()).replaceAll(/\r?\n/g, '<br>')}</p>`).join('');
}

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
