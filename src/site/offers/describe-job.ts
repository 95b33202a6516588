import type { OfferSummary } from '#board/offers/present-offer.ts';

/**
 * A schema.org JobPosting as JSON that can stand inside a script element: no `<` of the offer's text reaches
 * the page.
 */
export function jobPosting(offer: OfferSummary, url: string): string {
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description: offer.openingLines,
    identifier: { '@type': 'PropertyValue', name: offer.companyName, value: String(offer.id) },
    url,
    datePosted: offer.broadcastStart.toISOString().slice(0, 10),
    jobStartDate: offer.missionStart,
    employmentType: 'TEMPORARY',
    hiringOrganization: { '@type': 'Organization', name: offer.companyName },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: offer.cityName, addressCountry: offer.countryId },
    },
    ...(offer.monthlyAllowance ? { baseSalary: monthly(offer.monthlyAllowance) } : {}),
  };
  return JSON.stringify(posting).replaceAll('<', String.raw`\u003c`);
}

function monthly(value: number) {
  return {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', value, unitText: 'MONTH' },
  };
}
