import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isObject } from '#content/json.ts';
import type { DocumentContent } from '#content/repository/models/check-document.ts';
import { dataArbitrary } from '#content/repository/testing/arbitrary-values.ts';
import { messages } from '#words/messages.fr.ts';
import { Words } from '#words/words.tsx';
import { newContent, readDocumentForm, writeDocument } from './document-form.ts';
import { DocumentFields } from './document-fields.tsx';
import { joinedSpans } from '../client/rich-text/joined-spans.ts';
import { readNotation, writeNotation } from './rich-text-notation.ts';
import { contents, demoContents, type Editable, french, modelOf, named } from './testing/editable.ts';
import { postedBy } from './testing/posted-by.ts';
import { type Pair, typedFrom } from './typed.ts';

/** JSON with sorted keys, in which adjacent equal marks of texts are one. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (!isObject(inner)) return inner;
    const joined = joinedSpans(inner);
    return Object.fromEntries(Object.entries(joined).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });

function readBack({ type, named, content }: Editable, pairs: readonly Pair[], origin: DocumentContent = content) {
  return readDocumentForm(modelOf(type), { typed: typedFrom(pairs), origin, named });
}

const written = ({ type, named, content }: Editable) => writeDocument(modelOf(type), content, named);

/** What a browser sends from the page of a document that nobody changed. */
function sent(document: Editable): Pair[] {
  const { type, named, content } = document;
  const sheet = { named, typed: typedFrom(written(document)), refused: new Map(), linkList: 'links', beside: null };
  const html = renderToStaticMarkup(
    <Words locale="fr" messages={messages}>
      <DocumentFields model={modelOf(type)} origin={content} other={null} sheet={sheet} wasPublished={false} />
    </Words>,
  );
  return postedBy(html);
}

test.each(demoContents.map((document, index) => [`${document.type} ${index}`, document] as const))(
  'a page of the demo content that nobody changes sends the same document: %s',
  (_, document) => {
    const { content, refused } = readBack(document, sent(document));
    expect([...refused]).toEqual([]);
    expect(canonical(content)).toBe(canonical(document.content));
  },
);

test('what the page of any document sends gives the same document', () => {
  fc.assert(
    fc.property(contents, (document) => {
      expect(canonical(readBack(document, sent(document)).content)).toBe(canonical(document.content));
    }),
    { numRuns: 300 },
  );
});

test('the controls of 10,000 documents give the same documents, with fields that no model knows', () => {
  fc.assert(
    fc.property(contents, (document) => {
      const { content, refused } = readBack(document, written(document));
      expect([...refused]).toEqual([]);
      expect(canonical(content)).toBe(canonical(document.content));
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

const blocks = 'paragraph,preformatted,heading1,heading2,heading6,list-item,o-list-item,image,embed'.split(',');
const texts = dataArbitrary({ text: { type: 'StructuredText', blocks, single: false } }, named);

test('the notation of a rich text gives the same text, also what Markdown cannot express', () => {
  fc.assert(
    fc.property(texts, ({ text }) => {
      const read = readNotation(writeNotation(text, french), text, french);
      expect(canonical(read)).toBe(canonical(text ?? []));
    }),
    { numRuns: 2000 },
  );
});

test('a form that lacks fields loses nothing that was not on it', () => {
  fc.assert(
    fc.property(contents, fc.func(fc.boolean()), (document, isPosted) => {
      // A list comes with its items, and a box with its mark.
      const pairs = written(document).filter(
        ([name]) => name.endsWith('.keys') || isPosted(name.replace(/\.seen$/, '')),
      );
      expect(canonical(readBack(document, pairs).content)).toBe(canonical(document.content));
      expect(canonical(readBack(document, []).content)).toBe(canonical(document.content));
    }),
    { numRuns: 500 },
  );
});

test('the form of a new document that nobody fills gives the new document', () => {
  const document = { type: 'news', named: french, content: newContent(modelOf('news')) };
  expect(readBack(document, written(document)).content).toEqual(document.content);
});
