import type { FigurePeriod, FunnelRow } from '#board/operators/figures/read-funnel.ts';
import { useTranslations } from '#words/use-translations.ts';
import { BarChart } from '../../frame/bar-chart.tsx';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

/** Rows of the page; the file has all of them. */
const shown = 13;

/** A number of people below this is not shown: it could tell what one person did. */
const fewest = 5;

const drawn = (count: number): number => (count < fewest ? 0 : count);

type Props = { funnel: readonly FunnelRow[]; period: FigurePeriod };

/** How visitors become candidates, and how fast recruiters answer. */
export function FunnelTable({ funnel, period }: Props) {
  const t = useTranslations('office.figures');
  const format = useOfficeFormats();
  const day = (start: string) =>
    format.dateTime(
      new Date(`${start}T12:00:00Z`),
      period === 'week' ? { dateStyle: 'medium' } : { month: 'long', year: 'numeric' },
    );
  const people = (count: number) => (count > 0 && count < fewest ? t('few', { fewest }) : format.count(count));
  const hours = (value: number | null, answered: number) =>
    value === null || answered < fewest ? '' : t('hours', { hours: Math.round(value) });
  const columns = [
    t(`starts.${period}`),
    t('searches'),
    t('views'),
    t('registrations'),
    t('applications'),
    t('answered'),
    t('median'),
    t('slow'),
    t('reports'),
  ];
  const rows = funnel.slice(0, shown).map((row) => ({
    key: row.start,
    cells: [
      day(row.start),
      format.count(row.searches),
      format.count(row.views),
      people(row.registrations),
      people(row.applications),
      people(row.answered),
      hours(row.medianHours, row.answered),
      hours(row.slowHours, row.answered),
      format.count(row.reports),
    ],
  }));
  const bars = funnel.toReversed().map(({ start, applications }) => ({ key: start, value: drawn(applications) }));
  return (
    <section className={parts.stack}>
      <h2>{t('funnel')}</h2>
      <p>{t('funnelLead')}</p>
      {bars.every(({ value }) => value === 0) ? null : (
        <>
          <BarChart values={bars} />
          <p>{t('chart')}</p>
        </>
      )}
      <DataTable caption={t('funnel')} columns={columns} rows={rows} />
    </section>
  );
}
