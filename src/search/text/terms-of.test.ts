import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairsOf, termsOf } from './terms-of.ts';
import { compileVocabulary } from './vocabulary-matcher.ts';

const vocabulary = compileVocabulary(
  [
    { id: 'accounting', equal: ['comptabilité', 'compta', 'accounting'] },
    { id: 'buyer', equal: ['acheteur', 'buyer', 'responsable des achats'], kindOf: ['purchasing'] },
    { id: 'project-buyer', equal: ['acheteur projet'], kindOf: ['buyer'] },
    { id: 'purchasing', equal: ['service achats'] },
    { id: 'product-manager', equal: ['chef de produit', 'product manager'], near: ['product'] },
    { id: 'product', equal: ['produit', 'product'] },
    { id: 'insurance', equal: ['assurance', 'insurance'], isIndustry: true, near: ['claims'] },
    { id: 'claims', equal: ['sinistres assurance'] },
    { id: 'quality-assurance', equal: ['assurance qualité'] },
    { id: 'consulting', equal: ['conseil'] },
    { id: 'it', equal: ['IT', 'informatique', 'support IT'] },
  ],
  [
    { id: 'rank-chief', equal: ['chef', 'head of'] },
    { id: 'rank-consultant', equal: ['consultant'], kindOf: ['consulting'] },
  ],
);
const concepts = (text: string): string[] => termsOf(text, vocabulary).filter((term) => term.startsWith('#'));

test('every name of a concept is found in a text, in any form, together with all wider concepts', () => {
  expect(concepts('Acheteuses expérimentées')).toEqual(['#buyer', '#^purchasing']);
  expect(concepts('RESPONSABLE ACHATS')).toEqual(['#buyer', '#^purchasing']);
  expect(concepts('Acheteur projet')).toEqual(['#project-buyer', '#^buyer', '#^purchasing']);
  expect(concepts('Vente, achats')).toEqual([]);
});

test('words inside a longer name are not read as shorter names, except words of rank', () => {
  expect(concepts('Chef de produits')).toEqual(['#rank-chief', '#product-manager']);
  expect(concepts('Chef, produits')).toEqual(['#rank-chief', '#product']);
});

test('a word that names an industry has another sense inside the longer name of an unrelated concept', () => {
  expect(termsOf('assurance', vocabulary)).toEqual(['assurance', '#insurance']);
  expect(termsOf('sinistres assurance', vocabulary)).toContain('assurance');
  expect(termsOf('assurance qualité', vocabulary)).not.toContain('assurance');
});

test('a word of rank may be a kind of a concept, and both genders of «architecte» are one word with “architect”', () => {
  expect(concepts('Consultante')).toEqual(['#rank-consultant', '#^consulting']);
  expect(new Set(termsOf('architecte architectes architect', vocabulary)).size).toBe(1);
});

test('a short name that is also a common word counts only in capitals, or inside a longer name', () => {
  expect(concepts('Ingénieur IT')).toEqual(['#it']);
  expect(concepts('make it work')).toEqual([]);
  expect(concepts('du support it')).toEqual(['#it']);
});

test('a word of the vocabulary is not stemmed', () => {
  expect(termsOf('compta compte', vocabulary)).toEqual(['compta', 'compt', '#accounting']);
});

test('stop words give no term, and every other word gives a term for each occurrence', () => {
  expect(termsOf('le client et la cliente', vocabulary)).toEqual(['client', 'client']);
});

test('adjacent words of a title form pairs, unless punctuation separates them', () => {
  expect(pairsOf('Chef(fe) de projets - Qualité client (H/F)')).toEqual(['=chef_projet', '=qualite_client']);
});

test('no text gives an empty term', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const term of [...termsOf(text, vocabulary), ...pairsOf(text)]) expect(term).not.toBe('');
    }),
  );
});
