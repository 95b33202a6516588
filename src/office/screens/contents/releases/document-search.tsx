import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../../frame/data-table.tsx';
import parts from '../../../frame/parts.module.css';
import { DocumentLink } from '../document-link.tsx';
import { StateTags } from '../state-tags.tsx';
import { useTypeName } from '../type-name.ts';
import { ChangeForm } from './release-items.tsx';

const mostFound = 10;

type Props = { release: ListedRelease; typed: string; found: readonly ListedDocument[] | null };

/** Finds documents by their title, and adds them to the release. */
export function DocumentSearch({ release, typed, found }: Props) {
  const t = useTranslations('office.releases');
  const typeName = useTypeName();
  const free = found?.filter(({ id }) => release.items.every((item) => item.id !== id)).slice(0, mostFound) ?? [];
  const columns = [t('document'), t('type'), t('language'), t('state'), t('change')];
  const rows = free.map((document) => ({
    key: document.id,
    cells: [
      <DocumentLink key="document" document={document} />,
      typeName(document.type),
      t(`languages.${document.lang}`),
      <StateTags key="states" states={document.states} />,
      <ChangeForm key="add" release={release} document={document} name="add" send={t('add')} />,
    ],
  }));
  return (
    <section className={parts.stack} id="ajouter">
      <h2>{t('addDocuments')}</h2>
      <form method="get" action="#ajouter" className={parts.filters}>
        <TextField id="q" name="q" label={t('search')} defaultValue={typed} autoComplete="off" maxLength={200} />
        <Button variant="secondary">{t('searchSend')}</Button>
      </form>
      {found === null ? null : rows.length === 0 ? (
        <p>{t('noneFound')}</p>
      ) : (
        <DataTable caption={t('found')} columns={columns} rows={rows} />
      )}
    </section>
  );
}
