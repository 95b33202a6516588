import { frenchOf } from '#words/french-of.ts';

type Target = { readonly title: string | null; readonly reference?: string | null; readonly companyName: string };

/**
 * Returns the parameters for sentences that name the target of an application. The parameter `target` chooses
 * the wording for an offer or for a company.
 */
export function targetWords({ title, reference, companyName }: Target) {
  return {
    target: title === null ? ('company' as const) : ('offer' as const),
    title: title ?? '',
    reference: reference ?? '',
    company: companyName,
    ofCompany: frenchOf(companyName),
  };
}
