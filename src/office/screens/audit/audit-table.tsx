import { actNames } from '#staff/acts.ts';
import type { AuditEntry } from '#staff/audit/audit-rows.ts';
import { subjectKinds } from '#staff/audit/record-act.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';
import { ChangeList } from './change-list.tsx';

/** Acts as rows. An act or a subject that this program does not know is shown by its name. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslations('office');
  const format = useOfficeFormats();
  const nameOf = useActorName();
  const columns = [
    t('audit.when'),
    t('audit.who'),
    t('audit.what'),
    t('audit.about'),
    t('audit.changes'),
    t('audit.why'),
    t('audit.request'),
  ];
  const actWords = new Map<string, string>(actNames.map((act) => [act, t(`acts.${act}`)]));
  const kindWords = new Map<string, string>(subjectKinds.map((kind) => [kind, t(`subjects.${kind}`)]));
  const rows = entries.map((entry) => ({
    key: String(entry.id),
    cells: [
      <time key="at" dateTime={entry.at.toISOString()}>
        {format.dateTime(entry.at, { dateStyle: 'medium', timeStyle: 'medium' })}
      </time>,
      nameOf(entry.actor, entry.actorName),
      actWords.get(entry.act) ?? entry.act,
      `${kindWords.get(entry.subjectKind) ?? entry.subjectKind} ${entry.subjectName ?? entry.subjectId}`,
      <ChangeList key="changes" changes={entry.changes} />,
      entry.reason ?? '',
      <code key="request">{entry.requestId ?? ''}</code>,
    ],
  }));
  return <DataTable caption={t('audit.list')} columns={columns} rows={rows} />;
}
