import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../../frame/actor-name.ts';
import { DataTable } from '../../../frame/data-table.tsx';
import { useOfficeFormats } from '../../../frame/use-office-locale.ts';
import { DocumentLink } from '../document-link.tsx';
import { StateTags } from '../state-tags.tsx';
import { useTypeName } from '../type-name.ts';

type Props = {
  caption: string;
  documents: readonly ListedDocument[];
  /** Names of the members who wrote, by actor. */
  names: ReadonlyMap<string, string>;
};

/** Documents as rows, each with where it stands and who changed it when. */
export function DocumentTable({ caption, documents, names }: Props) {
  const t = useTranslations('office.contents');
  const format = useOfficeFormats();
  const typeName = useTypeName();
  const actorName = useActorName();
  const columns = [t('titleColumn'), t('type'), t('language'), t('state'), t('changedBy'), t('changedAt')];
  const rows = documents.map((document) => ({
    key: document.id,
    cells: [
      <DocumentLink key="title" document={document} />,
      typeName(document.type),
      t(`languages.${document.lang}`),
      <StateTags key="states" states={document.states} />,
      document.savedBy === null ? '' : actorName(document.savedBy, names.get(document.savedBy)),
      <time key="at" dateTime={document.changedAt.toISOString()}>
        {format.dateTime(document.changedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>,
    ],
  }));
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}
