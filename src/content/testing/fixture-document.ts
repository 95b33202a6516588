import type { DocumentType } from '../port/content.ts';

/** A document in the form that a content system sends. */
export type SentDocument = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly uid: string | null;
  readonly type: string;
  readonly lang: string;
  readonly data: Readonly<Record<string, unknown>>;
};

type Alternate = { readonly id: string; readonly uid?: string; readonly type: string; readonly lang: string };

type Given = {
  readonly type: DocumentType;
  readonly lang?: 'fr' | 'en';
  /** Key of the document. Both languages of a document have the same key. */
  readonly key?: string;
  readonly uid?: string | null;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly others?: readonly Alternate[];
};

/** Makes a document for tests. Its id is made of type, key and language. */
export function fixtureDocument({ type, lang = 'fr', key, uid = null, data = {}, others = [] }: Given): SentDocument {
  return {
    id: [type, key ?? uid ?? 'one', lang].join('-'),
    uid,
    url: null,
    type,
    href: '',
    tags: [],
    slugs: [],
    linked_documents: [],
    first_publication_date: '2026-09-14T09:00:00+0000',
    last_publication_date: '2026-09-14T09:00:00+0000',
    lang,
    alternate_languages: others,
    data,
  };
}
