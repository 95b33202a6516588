import { expect, test } from 'vitest';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { type Searched, searchedTypes } from '#site/parts/documents/present-document.ts';
import { rankDocuments, suggestedDocuments } from './rank-documents.ts';
import { searchedWords } from './text-words.ts';

const said = (text: string) => [{ type: 'paragraph', text, spans: [] }];
const sent = [
  fixtureDocument({ type: 'page', uid: 'alike', data: { title: 'Accessibilité', description: 'Il vise le AA.' } }),
  fixtureDocument({ type: 'country', uid: 'country', data: { name: 'Chine', description: 'Le visa et le départ.' } }),
  fixtureDocument({ type: 'faq_item', uid: 'answer', data: { question: 'Quand ?', answers: said('Avec le visa.') } }),
  fixtureDocument({ type: 'page', uid: 'summary', data: { title: 'Avant', description: 'Visa, vaccins.' } }),
  fixtureDocument({
    type: 'page',
    uid: 'part',
    data: {
      title: 'Préparer',
      body: [
        {
          slice_type: 'practical_information',
          variation: 'default',
          primary: {},
          items: [{ title: 'Votre visa', text: said('Nationalité française.') }],
        },
      ],
    },
  }),
  fixtureDocument({ type: 'faq_item', uid: 'title', data: { question: 'Qui demande mon VISA ?' } }),
  fixtureDocument({ type: 'page', uid: 'chinexe', data: { title: 'Parler chinexe' } }),
  fixtureDocument({ type: 'page', uid: 'departs', data: { title: 'Indemnités' } }),
];
const { documents } = await fixtureContent(sent).query({ types: searchedTypes, lang: 'fr', pageSize: 100 });
const only = (...uids: string[]) => documents.filter(({ uid }) => uids.includes(uid ?? ''));
const uids = (found: readonly Searched[]) => found.map(({ uid }) => uid);
const ranked = (search: string, from = documents) =>
  uids(rankDocuments(searchedWords(search), from).map(({ document }) => document));
const suggested = (typed: string, from = documents) =>
  uids(suggestedDocuments({ asked: searchedWords(typed), prefer: 'fr' }, from));

test('documents with the words in their title rank first, then those with them in a heading, the summary or the body', () => {
  expect(ranked('visa')).toEqual(['title', 'part', 'summary', 'country', 'answer']);
  expect(ranked('le départ')[0]).toBe('departs');
});

test('documents with similar words are found only if no document has the searched words', () => {
  expect(ranked('visa', only('alike', 'answer'))).toEqual(['answer']);
  expect(ranked('visas', only('alike'))).toEqual(['alike']);
});

test.each([
  ['nationalités', 'part'],
  ['visas', 'title'],
  ['indemnité', 'departs'],
  ['DEPARTS', 'departs'],
  ['le visa pour la nationalité', 'part'],
])('«%s» finds other forms of its words, and ignores its stop words', (search, first) => {
  expect(ranked(search)[0]).toBe(first);
});

test('a document with the words only in its body is suggested only if there is no better document', () => {
  expect(suggested('visa')).toEqual(['title', 'part', 'summary', 'country']);
  expect(suggested('indemn')).toEqual(['departs']);
  expect(suggested('chine')[0]).toBe('country');
  expect(suggested('visas', only('alike', 'answer'))).toEqual(['answer']);
});

test('documents in the language of the page are suggested first, and those in another language after them, even with the word in their title', async () => {
  const english = fixtureDocument({ type: 'page', uid: 'english', lang: 'en', data: { title: 'Your visa' } });
  const { documents: all } = await fixtureContent([...sent, english]).query({
    types: searchedTypes,
    lang: '*',
    pageSize: 100,
  });
  expect(suggested('visa', all)).toEqual(['title', 'part', 'summary', 'country', 'english']);
  expect(
    suggested(
      'visa',
      all.filter(({ uid }) => uid === 'answer' || uid === 'english'),
    ),
  ).toEqual(['answer', 'english']);
});
