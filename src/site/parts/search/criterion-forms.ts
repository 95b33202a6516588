import { useTranslations } from '#words/use-translations.ts';
import type { CriterionName } from '#search/criteria/criteria.ts';
import { type NamedOption, nameOption } from '#search/naming/option-names.ts';
import { useFormats } from '#words/formats.ts';

type Control =
  | { readonly control: 'text' | 'checkboxes' | 'countries' | 'flag' | 'hidden' }
  | {
      readonly control: 'radios';
      /** Text for no choice. */
      readonly none: 'startAny' | 'allowanceAny';
    };
export type CriterionForm = Control & {
  /**
   * True if the group is always open at first; any other group is open only if one of its options is chosen.
   */
  readonly open?: true;
  /** True if the options of a closed group are loaded only when the visitor opens the group. */
  readonly late?: true;
};

/** Control of each criterion, in the order of the form. */
const forms: Readonly<Record<CriterionName, CriterionForm>> = {
  query: { control: 'text' },
  zones: { control: 'checkboxes', open: true },
  countries: { control: 'countries' },
  cities: { control: 'checkboxes', late: true },
  specializations: { control: 'checkboxes', late: true },
  durations: { control: 'checkboxes', open: true },
  start: { control: 'radios', none: 'startAny' },
  allowance: { control: 'radios', none: 'allowanceAny' },
  missionTypes: { control: 'checkboxes' },
  sectors: { control: 'checkboxes', late: true },
  studyLevels: { control: 'checkboxes', late: true },
  companies: { control: 'checkboxes', late: true },
  languages: { control: 'checkboxes', late: true },
  companySizes: { control: 'checkboxes', late: true },
  remoteWork: { control: 'flag' },
  environmental: { control: 'flag' },
  // Visitors exclude by the text; the form only keeps what is excluded.
  excludedPlaces: { control: 'hidden' },
  excludedLanguages: { control: 'hidden' },
  excludedCompanies: { control: 'hidden' },
  excludedStudyLevels: { control: 'hidden' },
  excludedConditions: { control: 'hidden' },
};

export function formOf(name: CriterionName): CriterionForm {
  return forms[name];
}

/** Tells if a tag or a proposal is about something that the search excludes. */
export function isExcluded({ name, part }: { readonly name: CriterionName; readonly part?: string | null }): boolean {
  return part === 'excluded' || formOf(name).control === 'hidden';
}

/** Sorts criteria in the order in which the form shows them. */
export function inFormOrder<N extends CriterionName>(names: readonly N[]): N[] {
  const order = Object.keys(forms);
  return names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Names options in the language of the page. */
export function useOptionNames(): (option: NamedOption) => string {
  const words = { t: useTranslations('search'), format: useFormats() };
  return (option) => nameOption(words, option);
}
