import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import type { ListedPlan } from '#content/repository/answers/listing/list-plans.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';
import { DocumentLink } from './document-link.tsx';
import { usePlanError } from './plan-error.ts';

type Props = {
  caption: string;
  plans: readonly ListedPlan[];
  documents: ReadonlyMap<string, ListedDocument>;
  names: ReadonlyMap<string, string>;
};

/** Plans as rows: those of one day, or those that failed, with the error in words. */
export function PlanTable({ caption, plans, documents, names }: Props) {
  const t = useTranslations('office.contents');
  const format = useOfficeFormats();
  const actorName = useActorName();
  const errorOf = usePlanError();
  const haveFailed = plans.some(({ error }) => error !== null);
  const columns = [
    haveFailed ? t('when') : t('time'),
    t('what'),
    t('document'),
    t('language'),
    t('byColumn'),
    haveFailed ? t('why') : t('reason'),
  ];
  const rows = plans.map(({ id, act, document, release, version, reason, at, by, error }) => {
    const found = document === null ? undefined : documents.get(document);
    return {
      key: String(id),
      cells: [
        <time key="at" dateTime={at.toISOString()}>
          {format.dateTime(at, haveFailed ? { dateStyle: 'medium', timeStyle: 'short' } : { timeStyle: 'short' })}
        </time>,
        t(`plannedActs.${act}`, { version: version ?? 0 }),
        found === undefined ? (release ?? '') : <DocumentLink key="document" document={found} />,
        found === undefined ? '' : t(`languages.${found.lang}`),
        actorName(by, names.get(by)),
        error === null ? (reason ?? '') : errorOf(error),
      ],
    };
  });
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}
