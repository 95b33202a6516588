import type { TestimonialDocument } from '#content/models/documents.ts';
import type { Content } from '#content/port/content.ts';
import { countries } from '#reference/countries.ts';
import type { Locale } from '#words/locale.ts';
import { countryDocuments } from '#site/parts/documents/known-countries.ts';
import { countrySearch } from '#site/parts/search-links/linked-search.ts';

/** The country of a testimonial, with the search for its offers. */
export type TestimonialPlace = { readonly countryId: string; readonly name: string; readonly search: string };

export type PlaceOf = (document: TestimonialDocument) => TestimonialPlace | null;

const byCode = new Map(countries.map((country) => [country.id, country]));

/**
 * Returns the function that finds the country of a testimonial by its link to the document of the country;
 * null for countries without offers.
 */
export async function findPlaces(content: Content, locale: Locale): Promise<PlaceOf> {
  const documents = await countryDocuments(content);
  const known = new Map(
    documents.flatMap(({ id, data }) => {
      const country = byCode.get(typeof data.country?.id === 'string' ? data.country.id : '');
      if (country === undefined) return [];
      const { id: countryId, zoneId } = country;
      const name = data.name !== null && data.name !== '' ? data.name : country[locale];
      return [[id, { countryId, name, search: countrySearch({ countryId, zoneId }) }] as const];
    }),
  );
  return ({ data: { country } }) => ('id' in country ? (known.get(country.id) ?? null) : null);
}
