import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import type { CriterionTag } from './present-tags.ts';
import type { FilterName, FilterOption } from './present-filters.ts';

type Words = {
  readonly t: ReturnType<typeof useTranslations<'search'>>;
  readonly format: ReturnType<typeof useFormats>;
};

/** Functions that name criteria in the language of the page. */
export function useCriterionWords() {
  const words = { t: useTranslations('search'), format: useFormats() };
  return {
    nameTag: ({ name, value, label }: CriterionTag): string => label ?? nameTagValue(words, name, value),
    nameOption: (group: FilterName, [value, label]: FilterOption): string =>
      label || nameOptionValue(words, group, value),
  };
}

function nameTagValue(words: Words, name: CriterionTag['name'], value: string): string {
  const { t } = words;
  if (name === 'query') return t('tagQuery', { query: value });
  if (name === 'durations') return nameDuration(words, value);
  if (name === 'start') return nameStart(words, value);
  return name === 'remoteWork' ? t('teletravail') : t('porteEnv');
}

function nameOptionValue(words: Words, group: FilterName, value: string): string {
  const { t } = words;
  if (group === 'missionsDurations') return nameDuration(words, value);
  if (group === 'missionStartDate') return nameStart(words, value);
  return group === 'teletravail' ? t('teletravail') : t('porteEnv');
}

function nameDuration({ t }: Words, value: string): string {
  const buckets = ['0-6', '6-12', '12-18', '18-24'] as const;
  const bucket = buckets.find((one) => one === value);
  return bucket === undefined ? value : t(`duration.${bucket}`);
}

function nameStart({ t, format }: Words, value: string): string {
  const periods = ['immediately', 'in-a-month', 'in-a-year'] as const;
  const period = periods.find((one) => one === value);
  if (period !== undefined) return t(`start.${period}`);
  return t('startFrom', { date: format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'long' }) });
}
