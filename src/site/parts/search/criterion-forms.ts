import { inEachLocale } from '#words/locale.ts';
import { useTranslations } from 'use-intl';
import type { CriterionName, Options } from '#search/criteria/criteria.ts';
import { durationBuckets } from '#search/criterion/duration-buckets.ts';
import { isStartPeriod } from '#search/criterion/start-periods.ts';
import type { Label } from '#reference/labelled.ts';
import type { Reference } from '#reference/read-reference.ts';
import { useFormats } from '#words/formats.ts';

type Words = {
  readonly t: ReturnType<typeof useTranslations<'search'>>;
  readonly format: ReturnType<typeof useFormats>;
};
/**
 * The name of an option comes from the reference tables, or from the words of the screen by its address
 * value.
 */
type Naming<Option> =
  | { readonly label: (option: Option, reference: Reference) => Label | undefined }
  | { readonly words: (words: Words, value: string) => string };
type Control =
  | { readonly control: 'text' | 'checkboxes' | 'countries' | 'flag' }
  | {
      readonly control: 'radios';
      /** Words for no choice. */
      readonly none: 'startAny' | 'allowanceAny';
    };
export type CriterionForm<Option> = Naming<Option> &
  Control & {
    /** True if the group is open from the start; other groups open when in use. */
    readonly open?: true;
    /** True if a closed group is sent without its options, which come when somebody opens the group. */
    readonly late?: true;
  };

/** Label and control of each criterion, in the order of the form. */
const forms: { readonly [N in CriterionName]: CriterionForm<Options[N]> } = {
  query: { control: 'text', words: ({ t }, query) => t('tagQuery', { query }) },
  zones: { control: 'checkboxes', open: true, label: (id, { zones }) => zones.get(id) },
  countries: { control: 'countries', label: (id, { countries }) => countries.get(id) },
  cities: { control: 'checkboxes', late: true, label: (key, { cities }) => cities.get(key) },
  specializations: { control: 'checkboxes', late: true, label: (id, { specializations }) => specializations.get(id) },
  durations: { control: 'checkboxes', open: true, words: nameDuration },
  start: { control: 'radios', none: 'startAny', words: nameStart },
  allowance: { control: 'radios', none: 'allowanceAny', words: nameAllowance },
  missionTypes: { control: 'checkboxes', label: (id, { missionTypes }) => missionTypes.get(id) },
  sectors: { control: 'checkboxes', late: true, label: (id, { sectors }) => sectors.get(id) },
  studyLevels: { control: 'checkboxes', late: true, label: (id, { studyLevels }) => studyLevels.get(id) },
  companies: { control: 'checkboxes', late: true, label: (id, { companies }) => inBoth(companies.get(id)?.name) },
  languages: { control: 'checkboxes', late: true, label: (id, { languages }) => languages.get(id) },
  companySizes: { control: 'checkboxes', late: true, label: (id, { companySizes }) => companySizes.get(id) },
  remoteWork: { control: 'flag', words: ({ t }) => t('criterion.remoteWork') },
  environmental: { control: 'flag', words: ({ t }) => t('criterion.environmental') },
};

export function formOf<N extends CriterionName>(name: N): CriterionForm<Options[N]> {
  return forms[name];
}

/** Sorts criteria in the order of the form. */
export function inFormOrder<N extends CriterionName>(names: readonly N[]): N[] {
  const order = Object.keys(forms);
  return names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The reference's name of an option; null if the screen has words for it. */
export function labelOf<N extends CriterionName>(name: N, option: Options[N], reference: Reference): Label | null {
  const form = formOf(name);
  return 'label' in form ? (form.label(option, reference) ?? null) : null;
}

/** An option for the browser: `value` as in addresses, `label` null if the screen has words for it. */
export type NamedOption = { readonly name: CriterionName; readonly value: string; readonly label: string | null };

/** Names options in the language of the page. */
export function useOptionNames(): (option: NamedOption) => string {
  const words = { t: useTranslations('search'), format: useFormats() };
  return ({ name, value, label }) => {
    const form = formOf(name);
    return label ?? ('words' in form ? form.words(words, value) : value);
  };
}

function inBoth(name: string | undefined): Label | undefined {
  return name === undefined ? undefined : inEachLocale(() => name);
}

function nameDuration({ t }: Words, value: string): string {
  const bucket = durationBuckets.find((one) => one === value);
  return bucket === undefined ? value : t(`duration.${bucket}`);
}

function nameStart({ t, format }: Words, value: string): string {
  if (isStartPeriod(value)) return t(`start.${value}`);
  return t('startFrom', { date: format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'long' }) });
}

function nameAllowance({ t, format }: Words, value: string): string {
  return t('allowanceFrom', { amount: format.euros(Number(value)) });
}
