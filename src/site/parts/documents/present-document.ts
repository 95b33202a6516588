import { asText } from '@prismicio/client';
import type { DocumentOf } from '#content/port/content.ts';
import { documentAddress } from '#site/routing/link-address.ts';

/** The types of documents that a search of the site finds (specification §7). */
export const searchedTypes = ['page', 'country', 'faq_item', 'news', 'entreprise'] as const;

export type SearchedType = (typeof searchedTypes)[number];

export type Searched = DocumentOf<SearchedType>;

const maxTextLength = 160;

/** A document or a fixed screen, as a list of search results shows it. */
export type FoundDocument = {
  readonly id: string;
  readonly type: SearchedType | 'screen';
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  readonly image: ReturnType<typeof documentParts>['image'];
  readonly address: string;
};

/** Presents a document for lists. */
export function presentDocument(document: Searched): FoundDocument {
  const { title, text, image } = documentParts(document);
  return {
    id: document.id,
    type: document.type,
    lang: document.lang,
    title: title || (document.uid ?? ''),
    text: shortened(text ?? ''),
    image,
    address: documentAddress({ ...document, uid: document.uid }),
  };
}

/** Specification §3, «Search suggestion item». */
export function documentParts({ type, data }: Searched) {
  switch (type) {
    case 'page':
      return { title: data.title, text: data.description, image: data.image };
    case 'country':
      return { title: data.name, text: data.description, image: data.image };
    case 'faq_item':
      return { title: data.question, text: asText(data.answers), image: null };
    case 'news':
      return { title: data.title, text: data.summary, image: data.image };
    case 'entreprise':
      return { ...organizationOf(data.organization), image: data.image };
  }
}

/**
 * Returns name and presentation of the company in an integration field, which contains data of another
 * system.
 */
function organizationOf(field: unknown) {
  const { name, presentation }: { name?: unknown; presentation?: unknown } =
    typeof field === 'object' && field !== null ? field : {};
  return {
    title: typeof name === 'string' ? name : null,
    text: typeof presentation === 'string' ? presentation : null,
  };
}

/** Cuts a text at the end of a word. Keeps no-break spaces, without which a line may begin with a colon. */
function shortened(text: string): string {
  const line = text.replaceAll(/[^\S\u00A0\u202F]+/g, ' ').trim();
  if (line.length <= maxTextLength) return line;
  return `${line.slice(0, maxTextLength).replace(/\s+\S*$/, '')}…`.toWellFormed();
}
