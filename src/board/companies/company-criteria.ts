import { companySizesCriterion } from '#search/criterion/company-sizes.ts';
import { countriesCriterion } from '#search/criterion/countries.ts';
import { query, normalizeQuery } from '#search/criterion/query.ts';
import { sectorsCriterion } from '#search/criterion/sectors.ts';
import type { Reference } from '#reference/read-reference.ts';

/**
 * Criteria of a company search. A company must meet all criteria; the options of one criterion are
 * alternatives.
 */
export type CompanyCriteria = {
  /** Text that the name must contain; empty for any name. */
  readonly text: string;
  readonly sectors: readonly number[];
  /** Countries of the company's open offers, by ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly sizes: readonly number[];
};

export const anyCompany: CompanyCriteria = { text: '', sectors: [], countries: [], sizes: [] };

/** Limit of characters of the text; no name is longer. */
export const maxTextLength = 100;

/** Reads an address with the parameter names of an offer search. Never fails. */
export function readCompanyCriteria(address: URLSearchParams, known: Reference): CompanyCriteria {
  return {
    text: normalizeQuery(address.get(query.parameters[0]), maxTextLength),
    sectors: sectorsCriterion.read(address, known),
    countries: countriesCriterion.read(address, known),
    sizes: companySizesCriterion.read(address, known),
  };
}

/** Writes the canonical address; it is empty without criteria. */
export function writeCompanyCriteria({ text, ...asked }: CompanyCriteria): URLSearchParams {
  const address = new URLSearchParams();
  if (text !== '') address.set(query.parameters[0], text);
  for (const id of asked.sectors) address.append(sectorsCriterion.parameters[0], String(id));
  for (const id of asked.countries) address.append(countriesCriterion.parameters[0], id);
  for (const id of asked.sizes) address.append(companySizesCriterion.parameters[0], String(id));
  return address;
}
