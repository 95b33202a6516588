import { expect, test } from 'vitest';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { type Searched, searchedTypes } from '#site/parts/documents/present-document.ts';
import { rankDocuments, suggestedDocuments } from './rank-documents.ts';
import { searchedWords, holdsBeginning } from './words-held.ts';

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
  uids(suggestedDocuments(searchedWords(typed), from, holdsBeginning));

test('what is called by the words stands first, then what has a part that is, a summary, a body with them', () => {
  expect(ranked('visa')).toEqual(['title', 'part', 'summary', 'country', 'answer']);
  expect(ranked('le départ')[0]).toBe('departs');
});

test('what only looks like the words is found where nothing has them', () => {
  expect(ranked('visa', only('alike', 'answer'))).toEqual(['answer']);
  expect(ranked('visas', only('alike'))).toEqual(['alike']);
});

test.each([
  ['nationalités', 'part'],
  ['visas', 'title'],
  ['indemnité', 'departs'],
  ['DEPARTS', 'departs'],
  ['le visa pour la nationalité', 'part'],
])('«%s» finds other forms of its words, and needs none of its silent ones', (search, first) => {
  expect(ranked(search)[0]).toBe(first);
});

test('what holds the words in its body alone is suggested where nothing else is', () => {
  expect(suggested('visa')).toEqual(['title', 'part', 'summary', 'country']);
  expect(suggested('indemn')).toEqual(['departs']);
  expect(suggested('chine')[0]).toBe('country');
  expect(suggested('visas', only('alike', 'answer'))).toEqual(['answer']);
});
