import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isObject, textOf } from '#content/json.ts';
import { documentParts, type Searched } from '#site/parts/documents/present-document.ts';
import { type HeldWords, withWords, wordsIn } from './words-held.ts';

/** The words of a document by how much of it they tell. */
export type DocumentTexts = {
  /** What it is called, its address among it: «impots» of «L’indemnité est-elle imposable ?». */
  readonly title: HeldWords;
  /** Of its parts, the title of the whole with them. */
  readonly headings: HeldWords;
  readonly summary: HeldWords;
  readonly all: HeldWords;
};

/** More than twice as many as the site has in both languages. */
const maxKept = 500;
const read = new LRUCache<string, DocumentTexts>({ max: maxKept });

/**
 * The words of a document, read once for all answers that hold it: each search makes new objects of the same
 * documents. Known by what is written, not by the date of publication: a preview shows a document with other
 * words under the date of the published one, and what another system says of a company changes without one.
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
  // The answer to a question is its body.
  const summary = document.type === 'faq_item' ? headings : withWords(headings, text);
  return { title, headings, summary, all: withWords(summary, ...textsThat(false, found)) };
}

type Text = { readonly isHeading: boolean; readonly text: string };

const textsThat = (areHeadings: boolean, found: readonly Text[]): string[] =>
  found.filter(({ isHeading }) => isHeading === areHeadings).map(({ text }) => text);

/** Titles in these are those of other documents. */
const leadElsewhere = new Set(['links', 'call_to_action']);
/** Fields that hold no words for readers. */
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
