import { expect, test } from 'vitest';
import { rankDocuments, suggestedDocuments } from './rank-documents.ts';

const found = (id: string, title: string, text = '', type: 'page' | 'faq_item' = 'page') =>
  ({ id, type, lang: 'fr', title, text, image: null, address: `/${id}` }) as const;
const stem = found('stem', 'Accessibilité', 'Ce site vise le niveau AA.');
const answer = found('answer', 'Quand partir ?', 'Pas avant d’avoir le visa.', 'faq_item');
const summary = found('summary', 'Préparer son départ', 'Le visa, les vaccins, le logement.');
const title = found('title', 'Qui demande mon VISA ?', '', 'faq_item');
const all = [stem, answer, summary, title];
const ids = (documents: readonly { readonly id: string }[]) => documents.map(({ id }) => id);

test('documents called by the words stand first, then those summed up by them, then the others as found', () => {
  expect(ids(rankDocuments('visa', all))).toEqual(['title', 'summary', 'stem', 'answer']);
  expect(ids(rankDocuments('départ visa', all))).toEqual(['summary', 'stem', 'answer', 'title']);
});

test('what holds the words in its body alone is suggested where nothing else is', () => {
  expect(ids(suggestedDocuments('vis', all))).toEqual(['title', 'stem', 'summary']);
  expect(ids(suggestedDocuments('visa', all))).toEqual(['title', 'summary']);
  expect(ids(suggestedDocuments('visas', [stem, answer]))).toEqual(['stem', 'answer']);
});
