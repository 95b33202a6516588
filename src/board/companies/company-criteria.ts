import { companySizesCriterion } from '#search/criterion/company-sizes.ts';
import { countriesCriterion } from '#search/criterion/countries.ts';
import { query, normalizeQuery } from '#search/criterion/query.ts';
import { sectorsCriterion } from '#search/criterion/sectors.ts';
import type { Reference } from '#reference/read-reference.ts';

/** What one asks of companies: criteria narrow each other, options of one are alternatives. */
export type CompanyCriteria = {
  /** Of the name; empty for any. */
  readonly text: string;
  readonly sectors: readonly number[];
  /** Where it has open offers, by ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly sizes: readonly number[];
};

export const anyCompany: CompanyCriteria = { text: '', sectors: [], countries: [], sizes: [] };

/** No name is longer. */
export const maxTextLength = 100;

/** Reads an address that names its parameters as a search of offers does. Never fails. */
export function readCompanyCriteria(address: URLSearchParams, known: Reference): CompanyCriteria {
  return {
    text: normalizeQuery(address.get(query.parameters[0]), maxTextLength),
    sectors: sectorsCriterion.read(address, known),
    countries: countriesCriterion.read(address, known),
    sizes: companySizesCriterion.read(address, known),
  };
}

/** The same address in its one form, empty for any company. */
export function writeCompanyCriteria({ text, ...asked }: CompanyCriteria): URLSearchParams {
  const address = new URLSearchParams();
  if (text !== '') address.set(query.parameters[0], text);
  for (const id of asked.sectors) address.append(sectorsCriterion.parameters[0], String(id));
  for (const id of asked.countries) address.append(countriesCriterion.parameters[0], id);
  for (const id of asked.sizes) address.append(companySizesCriterion.parameters[0], String(id));
  return address;
}
