/** The query string of the search for a country's offers: the criteria want its zone first. */
export function countrySearch({ zoneId, countryId }: { readonly zoneId: number; readonly countryId: string }): string {
  return `?gerographicZones=${zoneId}&countriesIds=${countryId}`;
}
