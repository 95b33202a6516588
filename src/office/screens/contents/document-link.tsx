import type { ListedDocument } from '#content/repository/answers/listing/document-state.ts';
import { type Locale, localized } from '#words/locale.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { useTypeName } from './type-name.ts';

/** What names a document. */
export type NamedDocument = Pick<ListedDocument, 'id' | 'type' | 'lang' | 'uid' | 'title'>;

/** Leads to the page of a document. */
export function DocumentLink({ document }: { document: NamedDocument }) {
  const locale = useOfficeLocale();
  const nameOf = useDocumentName();
  return (
    <a className={parts.tableLink} href={documentAddress(locale, document.id)} lang={document.lang}>
      {nameOf(document)}
    </a>
  );
}

type AboutDocument = '' | '/versions' | '/liens' | '/apercu' | '/ecrire';

/** Address of the page of a document, or of a page about it. */
export const documentAddress = (locale: Locale, id: string, page: AboutDocument = '') =>
  localized(locale, `/bureau/contenus/${encodeURIComponent(id)}${page}`);

/** Returns the function that names a document: by its title, its uid, or its type. */
function useDocumentName() {
  const typeName = useTypeName();
  return ({ title, uid, type }: Omit<NamedDocument, 'id' | 'lang'>): string => title || uid || typeName(type);
}
