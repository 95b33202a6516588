import type { useTranslations } from '#words/use-translations.ts';
import type { CriterionName, Options } from '#search/criteria/criteria.ts';
import { durationBuckets } from '#search/criterion/duration-buckets.ts';
import { isStartPeriod } from '#search/criterion/start-periods.ts';
import type { Label } from '#reference/labelled.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { formats } from '#words/formats.ts';
import { inEachLocale, type Locale } from '#words/locale.ts';

/** Words and formats of a language. */
export type NamingWords = {
  readonly t: ReturnType<typeof useTranslations<'search'>>;
  readonly format: (typeof formats)[Locale];
};

/**
 * How an option gets its name: from the reference tables, or from the catalogue of searches by its value in
 * addresses.
 */
type Naming<Option> =
  | {
      readonly label: (option: Option, reference: Reference) => Label | undefined;
      /** Puts the label into words: «Hors Belgique». */
      readonly around?: (words: NamingWords, label: string) => string;
    }
  | { readonly words: (words: NamingWords, value: string) => string };

const namings: { readonly [N in CriterionName]: Naming<Options[N]> } = {
  query: { words: ({ t }, query) => t('tagQuery', { query }) },
  zones: { label: (id, { zones }) => zones.get(id) },
  countries: { label: (id, { countries }) => countries.get(id) },
  cities: { label: (key, { cities }) => cities.get(key) },
  specializations: { label: (id, { specializations }) => specializations.get(id) },
  durations: { words: nameDuration },
  start: { words: nameStart },
  allowance: { words: nameAllowance },
  missionTypes: { label: (id, { missionTypes }) => missionTypes.get(id) },
  sectors: { label: (id, { sectors }) => sectors.get(id) },
  studyLevels: { label: (id, { studyLevels }) => studyLevels.get(id) },
  companies: { label: (id, { companies }) => inBoth(companies.get(id)?.name) },
  languages: { label: (id, { languages }) => languages.get(id) },
  companySizes: { label: (id, { companySizes }) => companySizes.get(id) },
  remoteWork: { words: ({ t }) => t('criterion.remoteWork') },
  environmental: { words: ({ t }) => t('criterion.environmental') },
  excludedPlaces: { label: nameOfPlace, around: ({ t }, place) => t('excluded.place', { place }) },
  excludedLanguages: {
    label: (id, { languages }) => inSentence(languages.get(id)),
    around: ({ t }, language) => t('excluded.language', { language }),
  },
  excludedCompanies: {
    label: (id, { companies }) => inBoth(companies.get(id)?.name),
    around: ({ t }, company) => t('excluded.company', { company }),
  },
  excludedStudyLevels: {
    label: (id, { studyLevels }) => studyLevels.get(id),
    around: ({ t }, level) => t('excluded.level', { level }),
  },
  excludedConditions: { words: ({ t }, value) => t(value === 'teletravail' ? 'excluded.remote' : 'excluded.green') },
};

function namingOf<N extends CriterionName>(name: N): Naming<Options[N]> {
  return namings[name];
}

/** Returns the name of an option in the reference; null if the catalogues name the option. */
export function labelOf<N extends CriterionName>(name: N, option: Options[N], reference: Reference): Label | null {
  const naming = namingOf(name);
  return 'label' in naming ? (naming.label(option, reference) ?? null) : null;
}

/**
 * An option in the form that browsers get: `value` as in addresses; `label` is null if the catalogues name
 * the option.
 */
export type NamedOption = { readonly name: CriterionName; readonly value: string; readonly label: string | null };

/** Names an option in a language. */
export function nameOption(words: NamingWords, { name, value, label }: NamedOption): string {
  const naming = namingOf(name);
  if ('words' in naming) return label ?? naming.words(words, value);
  return naming.around?.(words, label ?? value) ?? label ?? value;
}

/** Returns the name of a place that is excluded: a zone, a country or a city. */
export function nameOfPlace(place: string, { zones, countries, cities }: Reference): Label | undefined {
  return zones.get(Number(place)) ?? countries.get(place) ?? cities.get(place);
}

/** Writes the name of a language as inside a sentence: French writes it without a capital. */
function inSentence(language: Label | undefined): Label | undefined {
  return language && { ...language, fr: language.fr.toLowerCase() };
}

function inBoth(name: string | undefined): Label | undefined {
  return name === undefined ? undefined : inEachLocale(() => name);
}

function nameDuration({ t }: NamingWords, value: string): string {
  const bucket = durationBuckets.find((one) => one === value);
  return bucket === undefined ? value : t(`duration.${bucket}`);
}

function nameStart({ t, format }: NamingWords, value: string): string {
  if (isStartPeriod(value)) return t(`start.${value}`);
  return t('startFrom', { date: format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'long' }) });
}

function nameAllowance({ t, format }: NamingWords, value: string): string {
  return t('allowanceFrom', { amount: format.euros(Number(value)) });
}
