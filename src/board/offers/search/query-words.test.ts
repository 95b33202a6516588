import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

test.each([
  ['Ingénieur(e) qualité', ['ingenieur', 'qualite']],
  ['ingénieur·e·s', ['ingenieur']],
  ['développeur/se web', ['developpeur', 'web']],
  ['chargé.e de mission', ['charge', 'mission']],
  ['technicien(ne)s', ['technicien']],
  ['directeur-rice', ['directeur']],
  ['Acheteur (H/F/X)', ['acheteur']],
  ['acheteur M-F', ['acheteur']],
  ['V.I.E. Madrid', ['madrid']],
  ["aujourd'hui l’Œuvre d'art", ['aujourd', 'hui', 'oeuvre', 'art']],
  ['C++ / C#', ['cplusplus', 'csharp']],
  ['e-commerce', ['e', 'commerce']],
  ['IT support', ['support']],
  ['IT', ['it']],
  ['data data DATA', ['data']],
])('«%s» asks for %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

test('whatever is typed, at most eight short words are asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (query) => {
      const words = queryWords(query);
      expect(words.length).toBeLessThanOrEqual(8);
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
    }),
  );
});

test('accents, case and what parts the words change nothing', () => {
  const word = fc.constantFrom('ingénieur', 'Qualité', 'ÉLÈVE', 'Zürich', 'cœur', 'São', 'Paulo', 'Straße', 'données');
  const parting = fc.constantFrom(' ', ', ', ' ; ', '\n', ' — ', '\u00a0', ' ... ', '" "');
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1 }), parting, (words, between) => {
      const plain = queryWords(words.join(' '));
      expect(queryWords(words.map((one) => one.toUpperCase()).join(between))).toEqual(plain);
      expect(queryWords(words.map((one) => one.normalize('NFD')).join(between))).toEqual(plain);
      expect(queryWords(plain.join(between))).toEqual(plain);
    }),
  );
});

test('a word that is typed twice is asked for once, and the first eight in their order', () => {
  const words = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
  expect(queryWords(words.concat(words).join(' '))).toEqual(words.slice(1, 9));
});

test('a word that says nothing elsewhere is a profession where it stands alone', () => {
  for (const query of ['IT', 'it', 'IT (H/F)', 'the IT', 'V.I.E. IT']) expect(queryWords(query)).toEqual(['it']);
  for (const query of ['the', 'de la', 'junior', 'H/F']) expect(queryWords(query)).toEqual([]);
});
