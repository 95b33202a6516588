import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../../frame/data-table.tsx';
import parts from '../../../frame/parts.module.css';
import type { Refused } from '../../../request/office-screen.ts';
import { DocumentLink } from '../document-link.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

type Item = ListedRelease['items'][number];

type Props = {
  release: ListedRelease;
  documents: ReadonlyMap<string, ListedDocument>;
  mayWrite: boolean;
  refused: Refused | null;
};

/** The documents of a release, each with what happens to it. */
export function ReleaseItems({ release, documents, mayWrite, refused }: Props) {
  const t = useTranslations('office.releases');
  if (release.items.length === 0) return <p>{t('empty')}</p>;
  const columns = [t('document'), t('language'), t('act'), ...(mayWrite ? [t('change')] : [])];
  const rows = release.items.flatMap((item) => {
    const document = documents.get(item.id);
    if (document === undefined) return [];
    const cells = [
      <DocumentLink key="document" document={document} />,
      t(`languages.${document.lang}`),
      <Act key="act" item={item} newest={document.newest} />,
    ];
    const change = <Changes key="change" {...{ release, item, document, refused }} />;
    return [{ key: item.id, cells: mayWrite ? [...cells, change] : cells }];
  });
  return <DataTable caption={t('contents')} columns={columns} rows={rows} />;
}

function Act({ item: { act, version, reason }, newest }: { item: Item; newest: number | null }) {
  const t = useTranslations('office.releases');
  if (act === 'withdraw') return t('acts.withdraw', { reason: reason ?? '' });
  const isOld = version !== null && newest !== null && newest > version;
  return (
    <>
      {t('acts.publish', { version: version ?? 0 })}
      {isOld ? <strong> {t('newerVersion', { version: newest })}</strong> : null}
    </>
  );
}

type ChangeProps = { release: ListedRelease; item: Item; document: ListedDocument; refused: Refused | null };

function Changes({ release, item, document, refused }: ChangeProps) {
  const t = useTranslations('office.releases');
  const { newest } = document;
  const isOld = item.act === 'withdraw' || newest !== item.version;
  return (
    <div className={parts.actions}>
      {isOld ? (
        <ChangeForm release={release} document={document} name="add" send={t('take', { version: newest ?? 0 })} />
      ) : null}
      {item.act === 'publish' ? <WithdrawalForm release={release} document={document} refused={refused} /> : null}
      <ChangeForm release={release} document={document} name="remove" send={t('remove')} />
    </div>
  );
}

type FormProps = Pick<ChangeProps, 'release' | 'document'> & { name: 'add' | 'remove'; send: string };

/** A button that changes what a release does with a document. */
export function ChangeForm({ release: { revision }, document: { id, title }, name, send }: FormProps) {
  return (
    <form method="post">
      <input type="hidden" name="do" value={name} />
      <input type="hidden" name="seen" value={revision} />
      <input type="hidden" name="document" value={id} />
      <Button variant="secondary" aria-label={title === null ? send : `${send} – ${title}`}>
        {send}
      </Button>
    </form>
  );
}
