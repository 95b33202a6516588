import { isObject, textOf } from '#content/json.ts';
import { partsOf, type Searched } from './present-document.ts';
import { type HeldWords, wordsIn } from './words-held.ts';

/** The words of a document by how much of it they tell. */
export type DocumentTexts = {
  /** What it is called, its address among it: «impots» of «L’indemnité est-elle imposable ?». */
  readonly title: HeldWords;
  /** Of its parts, the title of the whole with them. */
  readonly headings: HeldWords;
  readonly summary: HeldWords;
  readonly all: HeldWords;
};

const read = new WeakMap<Searched, DocumentTexts>();

/** The words of a document, read once as long as the cache of the content holds it. */
export function textsOf(document: Searched): DocumentTexts {
  const known = read.get(document);
  if (known !== undefined) return known;
  const texts = readTexts(document);
  read.set(document, texts);
  return texts;
}

function readTexts(document: Searched): DocumentTexts {
  const { title, text } = partsOf(document);
  const found = [...textsIn(document.data)];
  const named = [title, document.uid?.replaceAll('-', ' ')];
  const headings = found.filter(({ isHeading }) => isHeading).map((one) => one.text);
  // The answer to a question is its body.
  const summary = document.type === 'faq_item' ? '' : text;
  return {
    title: wordsIn(...named),
    headings: wordsIn(...named, ...headings),
    summary: wordsIn(...named, ...headings, summary),
    all: wordsIn(...named, text, ...found.map((one) => one.text)),
  };
}

type Text = { readonly isHeading: boolean; readonly text: string };

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
