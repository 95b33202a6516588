/**
 * Daily, former and group names, and the houses that belong to them: companies whose names begin with one of
 * these words.
 */
export const companyNames: readonly { readonly names: readonly string[]; readonly houses: readonly string[] }[] = [
  { names: ['SocGen', 'Société Générale', 'SG CIB'], houses: ['Société Générale'] },
];
