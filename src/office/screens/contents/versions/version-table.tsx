import { contentOf, differingFields } from '#content/repository/answers/differences/field-differences.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import type { Version } from '#content/repository/write/history.ts';
import { buttonClass } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../../frame/actor-name.ts';
import { DataTable } from '../../../frame/data-table.tsx';
import parts from '../../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { useFieldLabel } from '../difference-list.tsx';
import { documentAddress } from '../document-link.tsx';
import { RestoreForm } from './restore-form.tsx';

type Props = {
  document: OfficeDocument;
  /** Versions, newest first; the last may lie beyond the page, so that the one above it can be compared. */
  found: readonly Version[];
  pageSize: number;
  names: ReadonlyMap<string, string>;
  query: URLSearchParams;
  mayRestore: boolean;
};

/** The versions of a document, the fields that each changed, and the way back to each. */
export function VersionTable({ document, found, pageSize, names, query, mayRestore }: Props) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const actorName = useActorName();
  const here = documentAddress(locale, document.id, '/versions');
  const shown = found.slice(0, pageSize);
  const before = query.get('before');
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  const addressOf = (version: number) =>
    `${here}?${new URLSearchParams({ ...(before && { before }), version: String(version) }).toString()}`;
  const columns = [t('versionColumn'), t('changedBy'), t('changedAt'), t('changedFields'), t('state'), t('what')];
  const rows = shown.map((version, index) => ({
    key: String(version.version),
    cells: [
      <a key="version" className={parts.tableLink} href={addressOf(version.version)}>
        {t('version', { version: version.version })}
      </a>,
      actorName(version.savedBy, names.get(version.savedBy)),
      <time key="at" dateTime={version.savedAt.toISOString()}>
        {format.dateTime(version.savedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>,
      <Fields key="fields" type={document.type} version={version} earlier={found[index + 1] ?? null} />,
      <span key="state" className={parts.actions}>
        {version.isPublished ? <Tag tone="sea">{t('onSite')}</Tag> : null}
        {version.isDraft && document.isPending ? <Tag>{t('states.draft')}</Tag> : null}
      </span>,
      mayRestore && version.version !== document.newest ? (
        <Restore key="restore" document={document} version={version.version} />
      ) : (
        ''
      ),
    ],
  }));
  return (
    <div className={parts.stack}>
      <DataTable caption={t('versions')} columns={columns} rows={rows} />
      <OtherPages here={here} last={last?.version ?? null} isFirst={!before} />
    </div>
  );
}

/** @param last oldest version of this page; null if no older one follows */
function OtherPages({ here, last, isFirst }: { here: string; last: number | null; isFirst: boolean }) {
  const t = useTranslations('office.contents');
  return (
    <div className={parts.actions}>
      {last === null ? null : (
        <a className={buttonClass('secondary')} href={`${here}?before=${last}`}>
          {t('olderVersions')}
        </a>
      )}
      {isFirst ? null : (
        <a className={buttonClass('secondary')} href={here}>
          {t('newestVersions')}
        </a>
      )}
    </div>
  );
}

/** Asks before it restores a version. */
function Restore({ document, version }: { document: OfficeDocument; version: number }) {
  const t = useTranslations('office.contents');
  return (
    <details className={parts.disclosure}>
      <summary aria-label={t('restore', { version })}>{t('restoreShort')}</summary>
      <RestoreForm document={document} version={version} />
    </details>
  );
}

function Fields({ type, version, earlier }: { type: string; version: Version; earlier: Version | null }) {
  const t = useTranslations('office.contents');
  const labelOf = useFieldLabel(type);
  if (earlier === null) return t('firstVersion');
  const fields = differingFields(contentOf(earlier), contentOf(version));
  return fields.length === 0
    ? t('noDifference')
    : fields.map((field, index) => (
        <span key={field}>
          {index === 0 ? '' : ', '}
          {labelOf(field)}
        </span>
      ));
}
