import { closeReport, type ReportOutcome } from '#board/contact/abuse/close-report.ts';
import { type AbuseReport, countReports, readReport } from '#board/contact/abuse/read-reports.ts';
import { reasonNamed } from '#board/contact/abuse/report-limits.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type FormEnd, type Refused, staffScreen } from '../../request/office-screen.ts';
import { rowNumber } from '../../request/row-number.ts';

const done = ['closed', 'reopened'] as const;

/** `/bureau/signalements/:id`: one report, and what came of it. */
export const reportScreen = staffScreen({
  act: 'report.read',
  async show({ parts: { board }, locale, params, url }, refused) {
    const t = officeWords(locale, 'reports');
    const report = await readReport(board, rowNumber(params['id']));
    if (report === null) return null;
    const [names, others] = await Promise.all([actorNames(board, [report.closedBy]), countReports(board, report)]);
    const said = done.find((name) => name === url.searchParams.get('fait')) ?? null;
    const shown = { report, others: others - 1, said, refused, by: names.get(report.closedBy ?? '') };
    return { title: t('report', { id: report.id }), lead: report.name, body: <Report {...shown} /> };
  },
  forms: {
    acted: { act: 'report.close', send: (request) => close(request, 'acted') },
    unfounded: { act: 'report.close', send: (request) => close(request, 'unfounded') },
    reopen: { act: 'report.close', send: (request) => close(request, null) },
  },
});

async function close(request: StaffRequest, outcome: ReportOutcome | null): Promise<FormEnd> {
  const { parts: given, actor, locale, params } = request;
  const id = rowNumber(params['id']);
  await closeReport(given.board, { id, outcome }, { actor });
  const end = outcome === null ? 'reopened' : 'closed';
  return { redirectTo: `${localized(locale, `/bureau/signalements/${id}`)}?fait=${end}` };
}

type Props = {
  report: AbuseReport;
  /** Number of other reports of the same offer or company. */
  others: number;
  said: (typeof done)[number] | null;
  refused: Refused | null;
  by: string | undefined;
};

function Report({ report, others, said, refused, by }: Props) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const problem = refused?.problem ?? null;
  return (
    <div className={parts.stack}>
      {problem === null ? null : <Notice tone="error">{t(`problems.${problem}`)}</Notice>}
      {said === null || problem !== null ? null : <Notice tone="success">{t(`reports.done.${said}`)}</Notice>}
      <Facts report={report} others={others} by={by} />
      {report.closedAt === null ? (
        <div className={parts.actions}>
          <OfficeForm name="acted" refused={null} send={t('reports.acted')} />
          <OfficeForm name="unfounded" refused={null} send={t('reports.unfounded')} variant="secondary" />
        </div>
      ) : (
        <OfficeForm name="reopen" refused={null} send={t('reports.reopen')} variant="secondary" />
      )}
      <p>
        <a href={localized(locale, '/bureau/signalements')}>{t('reports.back')}</a>
      </p>
    </div>
  );
}

function Facts({ report, others, by }: Pick<Props, 'report' | 'others' | 'by'>) {
  const t = useTranslations('office.reports');
  const officeLocale = useOfficeLocale();
  const format = useOfficeFormats();
  const actorName = useActorName();
  const { kind, subjectId, name, reason, message, email, reportedAt, closedAt, closedBy, locale } = report;
  const at = (date: Date) => format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' });
  const page = localized(locale, kind === 'offer' ? `/offres/${subjectId}` : `/entreprises/${subjectId}`);
  const actPath = kind === 'offer' ? `/bureau/offres/${subjectId}` : `/bureau/entreprises/${subjectId}`;
  const about = (
    <>
      {`${t(`kinds.${kind}`)} – ${name}`}{' '}
      <a href={page} target="_blank">
        {t('see')}
      </a>{' '}
      <a href={localized(officeLocale, actPath)}>{t(`act.${kind}`)}</a>
      <br />
      {t('others', { count: others })}
    </>
  );
  const facts = [
    [t('about'), about] as const,
    [t('reason'), t(`reasons.${reasonNamed(reason)}`)] as const,
    [t('at'), at(reportedAt)] as const,
    [t('message'), message === null ? t('noMessage') : <Quoted key="message" text={message} />] as const,
    [
      t('outcome'),
      closedAt === null ? t('open') : t('closedBy', { by: actorName(closedBy ?? '', by), at: at(closedAt) }),
    ] as const,
  ];
  return (
    <>
      <FactList facts={facts} />
      <p>{email === null ? t('noEmail') : <a href={`mailto:${email}`}>{t('answer', { email })}</a>}</p>
    </>
  );
}

const Quoted = ({ text }: { text: string }) => <blockquote className={parts.difference}>{text}</blockquote>;
