import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../../frame/data-table.tsx';
import parts from '../../../frame/parts.module.css';
import { DocumentLink } from '../document-link.tsx';
import { StateTags } from '../state-tags.tsx';
import { useTypeName } from '../type-name.ts';

type Props = {
  caption: string;
  /** Heading of the last column. */
  column: string;
  rows: readonly {
    readonly document: ListedDocument;
    /** The documents that visitors miss; null for one that does not exist. */
    readonly others: readonly (ListedDocument | null)[];
    /** Typed paths that no page of the site answers. */
    readonly paths?: readonly string[];
  }[];
};

/** Documents beside those that visitors miss, with where these stand. */
export function FaultTable({ caption, column, rows }: Props) {
  const t = useTranslations('office.contents');
  const typeName = useTypeName();
  const columns = [t('titleColumn'), t('type'), t('language'), column];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map(({ document, others, paths = [] }) => ({
        key: document.id,
        cells: [
          <DocumentLink key="document" document={document} />,
          typeName(document.type),
          t(`languages.${document.lang}`),
          <ul key="others" className={parts.changes}>
            {others.map((other, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={parts.actions}>
                {other === null ? t('absent') : <DocumentLink document={other} />}
                {other === null ? null : <StateTags states={other.states} />}
              </li>
            ))}
            {paths.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>,
        ],
      }))}
    />
  );
}
