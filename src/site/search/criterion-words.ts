import { useTranslations } from 'use-intl';
import type { CriterionTag } from './present-tags.ts';
import type { FilterName, FilterOption } from './present-filters.ts';

type Words = ReturnType<typeof useTranslations<'search'>>;

/** Functions that name criteria in the language of the page. */
export function useCriterionWords() {
  const t = useTranslations('search');
  return {
    nameTag: ({ name, value, label }: CriterionTag): string => label ?? nameTagValue(t, name, value),
    nameOption: (group: FilterName, [value, label]: FilterOption): string => label || nameOptionValue(t, group, value),
  };
}

function nameTagValue(t: Words, name: CriterionTag['name'], value: string): string {
  if (name === 'query') return t('tagQuery', { query: value });
  if (name === 'durations') return nameDuration(t, value);
  if (name === 'start') return nameStart(t, value);
  return name === 'remoteWork' ? t('teletravail') : t('porteEnv');
}

function nameOptionValue(t: Words, group: FilterName, value: string): string {
  if (group === 'missionsDurations') return nameDuration(t, value);
  if (group === 'missionStartDate') return nameStart(t, value);
  return group === 'teletravail' ? t('teletravail') : t('porteEnv');
}

function nameDuration(t: Words, value: string): string {
  const buckets = ['0-6', '6-12', '12-18', '18-24'] as const;
  const bucket = buckets.find((one) => one === value);
  return bucket === undefined ? value : t(`duration.${bucket}`);
}

function nameStart(t: Words, value: string): string {
  const periods = ['immediately', 'in-a-month', 'in-a-year'] as const;
  const period = periods.find((one) => one === value);
  return period === undefined ? t('startFrom', { date: new Date(`${value}T12:00:00Z`) }) : t(`start.${period}`);
}
