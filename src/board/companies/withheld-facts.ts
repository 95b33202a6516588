import type { CompanyFacts } from '#board/offers/details/company-facts.ts';

/** The facts of a company that its summary leaves out for visitors. */
export type WithheldFacts = 'presentation' | 'figures' | 'both';

/**
 * Returns the facts that a visitor could read with an account; null if nothing more is known about the
 * company. Many companies of the source have neither a presentation nor figures, and their page must not
 * promise either.
 */
export function withheldFacts(company: CompanyFacts): WithheldFacts | null {
  const { presentation, expertise, turnoverMillions, employees, countriesCount, volunteersWelcomed } = company;
  const hasText = presentation !== null || expertise !== null;
  const hasFigures = [turnoverMillions, employees, countriesCount, volunteersWelcomed].some(Boolean);
  if (hasText && hasFigures) return 'both';
  if (hasText) return 'presentation';
  return hasFigures ? 'figures' : null;
}
