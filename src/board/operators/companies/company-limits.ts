/** Limits of what the staff write about a company. This file imports nothing, so that forms can use it. */
export const companyLimits = {
  name: 200,
  text: 20_000,
  employees: 10_000_000,
  countries: 250,
  volunteers: 100_000,
  /** Further names of one company. */
  names: 30,
} as const;
