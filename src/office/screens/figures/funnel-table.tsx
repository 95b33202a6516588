import type { FigurePeriod, FunnelRow } from '#board/operators/figures/read-funnel.ts';
import { useTranslations } from '#words/use-translations.ts';
import { BarChart } from '../../frame/bar-chart.tsx';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';
import { fewest, type MaskedRow, maskedRow } from './masked-funnel.ts';

/** Rows of the page; the file has all of them. */
const shown = 13;

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
  const people = (count: number | 'few') => (count === 'few' ? t('few', { fewest }) : format.count(count));
  const hours = (value: number | null) => (value === null ? '' : t('hours', { hours: Math.round(value) }));
  const masked = funnel.map(maskedRow);
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
  const rows = masked.slice(0, shown).map((row) => ({
    key: row.start,
    cells: [
      day(row.start),
      format.count(row.searches),
      format.count(row.views),
      people(row.registrations),
      people(row.applications),
      people(row.answered),
      hours(row.medianHours),
      hours(row.slowHours),
      format.count(row.reports),
    ],
  }));
  return (
    <section className={parts.stack}>
      <h2>{t('funnel')}</h2>
      <p>{t('funnelLead')}</p>
      <ApplicationsChart funnel={masked} />
      <DataTable caption={t('funnel')} columns={columns} rows={rows} />
    </section>
  );
}

/** The applications over time; nothing if there is nothing to see. */
function ApplicationsChart({ funnel }: { funnel: readonly MaskedRow[] }) {
  const t = useTranslations('office.figures');
  const values = funnel
    .toReversed()
    .map(({ start, applications }) => ({ key: start, value: applications === 'few' ? 0 : applications }));
  if (values.every(({ value }) => value === 0)) return null;
  return (
    <>
      <BarChart values={values} />
      <p>{t('chart')}</p>
    </>
  );
}
