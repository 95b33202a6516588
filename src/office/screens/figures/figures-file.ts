import type { CountedOption } from '#board/operators/figures/count-offers.ts';
import type { FigurePeriod, FunnelRow } from '#board/operators/figures/read-funnel.ts';
import type { Locale } from '#words/locale.ts';
import { csvAnswer } from '../../frame/csv-answer.ts';
import { officeWords } from '../../frame/office-words.ts';
import { fewest, maskedRow } from './masked-funnel.ts';

/** The figures of the page. */
export type FigureTables = {
  readonly funnel: readonly FunnelRow[];
  readonly countries: readonly CountedOption[];
  readonly fields: readonly CountedOption[];
};

/** Returns a table of the figures as a file in the language of the page; null for an unknown name. */
export function figuresFile(
  name: string | null,
  tables: FigureTables,
  { locale, period }: { readonly locale: Locale; readonly period: FigurePeriod },
): Response | null {
  const t = officeWords(locale, 'figures');
  if (name === 'countries' || name === 'fields') {
    const heading = [t(`names.${name}`), t('openOffers')];
    return csvAnswer(t(`files.${name}`), [heading, ...tables[name].map((one) => [one.name, one.count])]);
  }
  if (name !== 'funnel') return null;
  const columns = [
    ['start', t(`starts.${period}`)],
    ['searches', t('searches')],
    ['views', t('views')],
    ['registrations', t('registrations')],
    ['applications', t('applications')],
    ['answered', t('answered')],
    ['medianHours', t('medianHours')],
    ['slowHours', t('slowHours')],
    ['reports', t('reports')],
  ] as const;
  const told = (value: string | number | null) => (value === 'few' ? t('few', { fewest }) : value);
  const rows = tables.funnel.map(maskedRow).map((row) => columns.map(([column]) => told(row[column])));
  return csvAnswer(t('files.funnel'), [columns.map(([, heading]) => heading), ...rows]);
}
