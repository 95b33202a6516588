import { type AbuseReport, listReports } from '#board/contact/abuse/read-reports.ts';
import { reasonNamed } from '#board/contact/abuse/report-limits.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { officeWords } from '../../frame/office-words.ts';
import { PageLinks } from '../../frame/page-links.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';

const states = ['open', 'closed'] as const;
type State = (typeof states)[number];

/** `/bureau/signalements`: what visitors report, the open reports or with `etat=closed` the closed ones. */
export const reportsScreen = staffScreen({
  act: 'report.read',
  async show({ parts: { board }, locale, url: { searchParams: query } }) {
    const t = officeWords(locale, 'reports');
    const state: State = query.get('etat') === 'closed' ? 'closed' : 'open';
    const before = Number(query.get('after') ?? '');
    const { reports, next } = await listReports(board, { state, ...(before > 0 && { before }) });
    return {
      title: t('title'),
      lead: t('lead'),
      body: <Reports reports={reports} state={state} next={next} query={query} />,
    };
  },
});

type Props = { reports: readonly AbuseReport[]; state: State; next: number | null; query: URLSearchParams };

function Reports({ reports, state, next, query }: Props) {
  const t = useTranslations('office.reports');
  const locale = useOfficeLocale();
  const address = localized(locale, '/bureau/signalements');
  return (
    <div className={parts.stack}>
      <p className={parts.actions}>
        {states.map((one) => (
          <a
            key={one}
            className={parts.tableLink}
            href={`${address}?etat=${one}`}
            aria-current={one === state ? 'true' : undefined}
          >
            {t(one)}
          </a>
        ))}
      </p>
      {reports.length === 0 ? (
        <p>{t(state === 'open' ? 'none' : 'noneClosed')}</p>
      ) : (
        <ReportTable reports={reports} state={state} />
      )}
      <PageLinks address={address} query={query} next={next === null ? null : String(next)} />
    </div>
  );
}

function ReportTable({ reports, state }: Pick<Props, 'reports' | 'state'>) {
  const t = useTranslations('office.reports');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const columns = [t('about'), t('reason'), t('at'), ...(state === 'closed' ? [t('outcome')] : [])];
  const rows = reports.map(({ id, kind, name, reason, reportedAt, outcome }) => {
    const cells = [
      <a key="about" className={parts.tableLink} href={localized(locale, `/bureau/signalements/${id}`)}>
        {`${t(`kinds.${kind}`)} – ${name}`}
      </a>,
      t(`reasons.${reasonNamed(reason)}`),
      <time key="at" dateTime={reportedAt.toISOString()}>
        {format.dateTime(reportedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>,
    ];
    return { key: String(id), cells: outcome === null ? cells : [...cells, t(`outcomes.${outcome}`)] };
  });
  return <DataTable caption={t(state)} columns={columns} rows={rows} />;
}
