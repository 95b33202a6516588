import type { Reference } from '#reference/read-reference.ts';
import { wholeNumber } from './address-values.ts';

/** Parses the id of a company. A company that the staff merged with another is that other company. */
export function companyNumber(text: string, { companySurvivors }: Reference): number {
  const id = wholeNumber(text);
  return companySurvivors.get(id) ?? id;
}
