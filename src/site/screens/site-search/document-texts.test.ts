import { expect, test } from 'vitest';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { textsOf } from './document-texts.ts';
import { searchedTypes } from '#site/parts/documents/present-document.ts';

/** Creates a new document object each time, as each search does. */
async function answered(title: string) {
  const content = fixtureContent([fixtureDocument({ type: 'page', uid: 'rules', data: { title } })]);
  const [document] = (await content.query({ types: searchedTypes, lang: 'fr', pageSize: 1 })).documents;
  if (document === undefined) throw new Error('the document that was put there is gone');
  return document;
}

test('the words of a document are read only once for all results', async () => {
  const [one, other] = [await answered('Visa'), await answered('Visa')];
  expect(one).not.toBe(other);
  expect(textsOf(one)).toBe(textsOf(other));
});

test('a document is read again if its words change without its id and date', async () => {
  const [published, previewed] = [await answered('Visa'), await answered('Vaccins')];
  expect([published.id, published.last_publication_date]).toEqual([previewed.id, previewed.last_publication_date]);
  expect([published, previewed].map((one) => textsOf(one).title.stems.has('visa'))).toEqual([true, false]);
});
