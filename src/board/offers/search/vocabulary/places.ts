/** Other names of a country in both languages, by ISO 3166-1 alpha-2. */
export const countryNames: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'United Kingdom', 'Grande-Bretagne', 'Great Britain', 'Angleterre', 'England'],
  US: ['USA', 'US', 'United States', "États-Unis d'Amérique"],
};

/** All names of one city. */
export const cityNames: readonly { readonly countryId: string; readonly names: readonly string[] }[] = [
  { countryId: 'DE', names: ['Munich', 'München', 'Muenchen'] },
  { countryId: 'US', names: ['New York', 'NYC', 'New York City'] },
];

/** Several countries under one name; the zones of the reference have theirs from there. */
export const regions: readonly { readonly names: readonly string[]; readonly countries: readonly string[] }[] = [
  { names: ['Benelux'], countries: ['BE', 'NL', 'LU'] },
];
