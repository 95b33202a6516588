import { filter } from '@prismicio/client';
import type { CallContent } from './content-call.ts';
import type { AnyDocument, Content, DocumentPage, ContentQuery, DocumentOf, DocumentType } from './content.ts';
import type { FitDocuments } from './fit-documents.ts';
import { isId, isUid, searchableWords } from './hostile-text.ts';

type Parts = {
  readonly ask: CallContent;
  /** Converts found documents to the form of their models. */
  readonly fit: FitDocuments;
  /** Version to read instead of the published version. */
  readonly ref?: string;
};

/** Limit of ids that a content system accepts in one query. */
const maxIds = 100;

/**
 * Creates the content for screens, on any system that answers calls. Callers may pass text of visitors
 * unchanged: a text that cannot be a uid, an id or a word finds nothing, and no call is made.
 */
export function createContent({ ask, fit, ref }: Parts): Content {
  const at: CallContent = (call) => ask(ref === undefined ? call : { ...call, options: { ...call.options, ref } });
  const query = createQuery(at, fit);
  const search: Content['search'] = async (text, wanted) => {
    const words = searchableWords(text);
    return words === '' ? nothing : query(wanted, [filter.fulltext('document', words)]);
  };
  return {
    query: (wanted) => query(wanted),
    search,
    ...singles(at, fit),
    getByIDs: createGetByIDs(at, fit),
    async suggest(text, { types, prefer, most }) {
      const { documents } = await search(text, { types, lang: prefer, pageSize: most });
      if (documents.length >= most) return documents;
      const others = await search(text, { types, lang: '*', pageSize: most });
      return [...documents, ...withoutTranslations(others.documents, documents, prefer)].slice(0, most);
    },
    preview: (ref) => createContent({ ask, fit, ref }),
  };
}

/**
 * Creates the queries for pages of documents. `texts` contains predicates that are added to those of the
 * screen.
 */
function createQuery(ask: CallContent, fit: FitDocuments) {
  return async <Type extends DocumentType>(
    { types, lang, where = [], orderings, page, pageSize }: ContentQuery<Type>,
    texts: readonly string[] = [],
  ): Promise<DocumentPage<Type>> => {
    const predicates = [filter.any('document.type', [...types]), ...where, ...texts];
    const found = await ask({ kind: 'query', predicates, options: { lang, orderings, page, pageSize } });
    const documents = ofTypes(fit(found), types);
    return { documents, total: found.total_results_size, pages: found.total_pages };
  };
}

/** Creates the queries that find one document or none. */
function singles(ask: CallContent, fit: FitDocuments): Pick<Content, 'getSingle' | 'getByUID'> {
  return {
    async getSingle(type, lang) {
      const found = await ask({ kind: 'single', type, options: { lang, pageSize: 1 } });
      return ofTypes(fit(found), [type])[0] ?? null;
    },
    async getByUID(type, uid, lang) {
      if (!isUid(uid)) return null;
      const found = await ask({ kind: 'uid', type, uid, options: { lang, pageSize: 1 } });
      return ofTypes(fit(found), [type])[0] ?? null;
    },
  };
}

/** Returns each document once, in the order of the ids. */
function createGetByIDs(ask: CallContent, fit: FitDocuments): Content['getByIDs'] {
  return async (ids, lang = '*') => {
    const known = [...new Set(ids)].filter(isId).slice(0, maxIds);
    if (known.length === 0) return [];
    const documents = fit(await ask({ kind: 'ids', ids: known, options: { lang, pageSize: maxIds } }));
    const byId = new Map(documents.map((document) => [document.id, document]));
    return known.flatMap((id) => byId.get(id) ?? []);
  };
}

const nothing = { documents: [], total: 0, pages: 0 };

function ofTypes<Type extends DocumentType>(
  documents: readonly AnyDocument[],
  types: readonly Type[],
): readonly DocumentOf<Type>[] {
  const isOne = (document: AnyDocument): document is DocumentOf<Type> => types.some((type) => type === document.type);
  return documents.filter(isOne);
}

/** Leaves out documents of which the result contains the version in the reader's language. */
function withoutTranslations<Found extends AnyDocument>(
  documents: readonly Found[],
  shown: readonly Found[],
  prefer: string,
): readonly Found[] {
  const known = new Set(shown.flatMap(({ id, alternate_languages: others }) => [id, ...others.map(({ id }) => id)]));
  return documents.filter(({ id, lang }) => lang !== prefer && !known.has(id));
}
