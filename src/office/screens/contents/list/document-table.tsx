import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../../frame/actor-name.ts';
import { DataTable } from '../../../frame/data-table.tsx';
import parts from '../../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { documentAddress, DocumentLink } from '../document-link.tsx';
import { otherLanguageOf } from '../other-language.ts';
import { StateTags } from '../state-tags.tsx';
import { useTypeName } from '../type-name.ts';

type Props = {
  caption: string;
  documents: readonly ListedDocument[];
  /** Names of the members who wrote, by actor. */
  names: ReadonlyMap<string, string>;
  /** Documents in the other language, by id. */
  others?: ReadonlyMap<string, ListedDocument>;
};

const none: ReadonlyMap<string, ListedDocument> = new Map();

/** Documents as rows, each with where it stands and who changed it when. */
export function DocumentTable({ caption, documents, names, others = none }: Props) {
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
      <Languages key="languages" document={document} other={others.get(otherLanguageOf(document))} />,
      <StateTags key="states" states={document.states} />,
      document.savedBy === null ? '' : actorName(document.savedBy, names.get(document.savedBy)),
      <time key="at" dateTime={document.changedAt.toISOString()}>
        {format.dateTime(document.changedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>,
    ],
  }));
  return <DataTable caption={caption} columns={columns} rows={rows} />;
}

type LanguagesProps = { document: ListedDocument; other: ListedDocument | undefined };

/** The language of a row, and the way to the row of the other language. */
function Languages({ document, other }: LanguagesProps) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  const own = t(`languages.${document.lang}`);
  if (other === undefined) return own;
  return (
    <span className={parts.actions}>
      {own}
      <a className={parts.tableLink} href={documentAddress(locale, other.id)}>
        {t(`versionIn.${other.lang}`)}
      </a>
    </span>
  );
}
