import { type CompanyCriteria, maxTextLength } from '#board/companies/company-criteria.ts';
import type { CompanyCounts } from '#board/companies/count-companies.ts';
import { criterionOf, type FacetCount, type FacetName } from '#search/criteria/criteria.ts';
import type { Label } from '#reference/labelled.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';

type Known = { readonly counts: CompanyCounts; readonly reference: Reference; readonly locale: Locale };

/**
 * Returns the data of the search form: the criteria in use, and only options for which a company has offers.
 */
export function presentCompanyForm({ text, ...asked }: CompanyCriteria, known: Known) {
  const { counts, reference, locale } = known;
  const byName = new Intl.Collator(locale);
  const choice = <Id extends string | number>(
    name: FacetName,
    [chosen]: readonly Id[],
    options: readonly FacetCount<Id>[],
    labels: ReadonlyMap<Id, Label>,
  ) => {
    const ids = new Set([...options.map(({ value }) => value), ...(chosen === undefined ? [] : [chosen])]);
    const shown = [...ids].map((id) => ({ value: String(id), label: labels.get(id)?.[locale] ?? String(id) }));
    return {
      name: criterionOf(name).parameters[0],
      defaultValue: chosen === undefined ? '' : String(chosen),
      options: shown.toSorted((a, b) => byName.compare(a.label, b.label)),
    };
  };
  return {
    text,
    longestText: maxTextLength,
    sectors: choice('sectors', asked.sectors, counts.sectors, reference.sectors),
    countries: choice('countries', asked.countries, counts.countries, reference.countries),
    sizes: choice('companySizes', asked.sizes, counts.sizes, reference.companySizes),
  };
}

export type CompanyFormData = ReturnType<typeof presentCompanyForm>;
