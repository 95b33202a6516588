import { expect, test } from 'vitest';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { findDocuments } from './find-documents.ts';

const title = 'dompteuse';
const numbered = Array.from({ length: 11 }, (_, index) =>
  fixtureDocument({
    type: 'page',
    key: String(index),
    uid: `fr-${index}`,
    data: { title: 'Cirque', description: title },
    others: [{ id: `page-${index}-en`, type: 'page', lang: 'en' }],
  }),
);
const translations = numbered.map(({ id }, index) =>
  fixtureDocument({
    type: 'page',
    key: String(index),
    lang: 'en',
    uid: `en-${index}`,
    data: { title },
    others: [{ id, type: 'page', lang: 'fr' }],
  }),
);
const called = fixtureDocument({ type: 'news', uid: 'called', data: { title } });
const elsewhere = fixtureDocument({ type: 'news', uid: 'elsewhere', lang: 'en', data: { title } });
const content = fixtureContent([...numbered, ...translations, called, elsewhere]);
const ask = (page: number) => findDocuments(content, { search: title, locale: 'fr', page });

test('the result pages list only documents in the reader’s language, first those with the words in their title', async () => {
  const [first, last, behind] = [await ask(1), await ask(2), await ask(9)];
  expect(first).toMatchObject({ total: 12, page: 1, pages: 2 });
  const ids = [...first.documents, ...last.documents].map(({ id }) => id);
  expect(ids).toEqual(['news-called-fr', ...numbered.map(({ id }) => id)]);
  expect(behind).toEqual(last);
});

test("the other language is searched if the reader's language has no document", async () => {
  const alone = fixtureContent([fixtureDocument({ type: 'page', uid: 'a', data: { title: 'Cirque' } }), elsewhere]);
  const found = await findDocuments(alone, { search: title, locale: 'fr', page: 1 });
  expect(found.documents.map(({ id }) => id)).toEqual(['news-elsewhere-en']);
});

test('the other language is searched even if a screen was found, and a screen matches exactly only by its whole name', async () => {
  const guide = fixtureDocument({ type: 'page', uid: 'guide', lang: 'en', data: { title: 'Suivi, candidature' } });
  const mention = fixtureDocument({
    type: 'page',
    uid: 'b',
    data: { title: 'Après', description: 'Suivi, candidature' },
  });
  const find = (search: string, ...documents: (typeof guide)[]) =>
    findDocuments(fixtureContent(documents), { search, locale: 'fr', page: 1 });
  const found = await find('suivi candidature', guide);
  expect(found.documents.map(({ id }) => id)).toEqual(['applications', 'page-guide-en']);
  expect(await find('suivi candidature', mention)).toMatchObject({ total: 2, standing: 'mentioning' });
  expect(await find('suivi de candidature', mention)).toMatchObject({ total: 2, standing: 'named' });
});
