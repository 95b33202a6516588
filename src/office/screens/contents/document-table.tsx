import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { StateTags } from './state-tags.tsx';
import { useTypeName } from './type-name.ts';

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

type Named = Pick<ListedDocument, 'id' | 'type' | 'lang' | 'uid' | 'title'>;

/** Leads to the page of a document. A document without a title is named by its uid or its type. */
function DocumentLink({ document }: { document: Named }) {
  const locale = useOfficeLocale();
  const name = useDocumentName();
  return (
    <a className={parts.tableLink} href={documentAddress(locale, document.id)} lang={document.lang}>
      {name(document)}
    </a>
  );
}

const documentAddress = (locale: 'fr' | 'en', id: string): string =>
  localized(locale, `/bureau/contenus/${encodeURIComponent(id)}`);

function useDocumentName() {
  const typeName = useTypeName();
  return ({ title, uid, type }: Named): string => title || uid || typeName(type);
}
