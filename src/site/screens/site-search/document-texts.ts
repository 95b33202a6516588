import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isObject, textOf } from '#content/json.ts';
import { documentParts, type Searched } from '#site/parts/documents/present-document.ts';
import { type TextWords, withWords, wordsIn } from './text-words.ts';

/** The words of a document, by the part in which they are. */
export type DocumentTexts = {
  /**
   * Words of the title and of the address. The address is useful: that of «L’indemnité est-elle imposable ?»
   * contains «impots».
   */
  readonly title: TextWords;
  /** Words of the headings, including the title. */
  readonly headings: TextWords;
  readonly summary: TextWords;
  readonly all: TextWords;
};

/** Limit of cached documents, more than twice their number in both languages. */
const maxKept = 500;
const read = new LRUCache<string, DocumentTexts>({ max: maxKept });

/**
 * Returns the words of a document, cached by the text of the document, because each search creates new
 * objects for the same documents. The date of publication cannot be the key: a preview has other words under
 * the same date, and data about companies from another system change without a new date.
 */
export function textsOf(document: Searched): DocumentTexts {
  const written = hash('sha1', JSON.stringify([document.type, document.uid, document.data]));
  const known = read.get(written);
  if (known) return known;
  const texts = readTexts(document);
  read.set(written, texts);
  return texts;
}

function readTexts(document: Searched): DocumentTexts {
  const { title: called, text } = documentParts(document);
  const found = [...textsIn(document.data)];
  const title = wordsIn(called, document.uid?.replaceAll('-', ' '));
  const headings = withWords(title, ...textsThat(true, found));
  // The text of a question is its answer. The answer counts as body, so a question has no separate summary.
  const summary = document.type === 'faq_item' ? headings : withWords(headings, text);
  return { title, headings, summary, all: withWords(summary, ...textsThat(false, found)) };
}

type Text = { readonly isHeading: boolean; readonly text: string };

const textsThat = (areHeadings: boolean, found: readonly Text[]): string[] =>
  found.filter(({ isHeading }) => isHeading === areHeadings).map(({ text }) => text);

/** Slices whose titles name other documents, so that these titles say nothing about this document. */
const leadElsewhere = new Set(['links', 'call_to_action']);
/** Fields without words for readers. */
const unread = new Set([
  'id',
  'uid',
  'url',
  'type',
  'slice_type',
  'variation',
  'version',
  'link_type',
  'spans',
  'lang',
]);

function* textsIn(value: unknown, field = ''): Generator<Text> {
  if (typeof value === 'string') yield { isHeading: field === 'title', text: value };
  if (Array.isArray(value)) for (const one of value) yield* textsIn(one, field);
  if (!isObject(value) || leadElsewhere.has(textOf(value['slice_type']))) return;
  const isHeading = textOf(value['type']).startsWith('heading');
  for (const [name, one] of Object.entries(value))
    if (!unread.has(name)) yield* textsIn(one, isHeading ? 'title' : name);
}
