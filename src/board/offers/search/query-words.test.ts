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
