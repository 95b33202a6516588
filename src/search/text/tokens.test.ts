import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { tokensOf } from './tokens.ts';
import { foldedWords } from './terms-of.ts';

test.each([
  ['Ingénieur(e) qualité', ['ingenieur', 'qualite']],
  ['ingénieur·e·s', ['ingenieur']],
  ['développeur/euse web', ['developpeur', 'web']],
  ['développeur/développeuse', ['developpeur']],
  ['chargé.e de mission', ['charge', 'de', 'mission']],
  ['technicien(ne)s', ['technicien']],
  ['chef·fe de projet', ['chef', 'de', 'projet']],
  ['Acheteur (H/F/X)', ['acheteur']],
  ['buyer M-F', ['buyer']],
  ['V.I.E. Madrid', ['vie', 'madrid']],
  ["l’Œuvre d'art, the company's", ['oeuvre', 'art', 'the', 'company']],
  ['C++ / C#, .NET et R', ['c++', 'c#', '.net', 'et', 'r']],
  ['R&D, R & D, M&A, FP&A', ['r&d', 'r&d', 'm&a', 'fp&a']],
  ['B2B e-commerce', ['b2b', 'ecommerce']],
  ['Marketing&Sales', ['marketing', 'sales']],
  ['example.net', ['example', 'net']],
  ['Zürich, Łódź, Straße', ['zurich', 'lodz', 'strasse']],
])('«%s» has the words %j', (text, words) => {
  expect(foldedWords(text)).toEqual(words);
});

function speaking(text: string): string[] {
  return tokensOf(text).flatMap(({ speaks, word }) => (speaks ? [word.folded] : []));
}

test('a stop word in capitals is a content word if it may be an abbreviation', () => {
  expect(speaking('Support IT')).toEqual(['support', 'it']);
  expect(speaking('Make it work')).toEqual(['make', 'work']);
  expect(speaking('LE POSTE DE LA')).toEqual(['poste']);
  expect(speaking("J'AI C, c’est")).toEqual(['ai', 'c']);
});

function apart(text: string): boolean | undefined {
  return tokensOf(text)[1]?.apart;
}

test('a comma, a full stop, a bracket and a dash separate words, but a slash and a hyphen do not', () => {
  for (const text of ['a1, b1', 'a1. b1', 'a1 (b1)', 'a1 - b1', 'a1 | b1'])
    expect([text, apart(text)]).toEqual([text, true]);
  for (const text of ['a1 b1', 'a1/b1', 'a1-b1', 'a1.b1']) expect([text, apart(text)]).toEqual([text, false]);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom('e', '-', '.', '&', '(', ')', '·', '/', '+', '#', ' ', "'", 'h', 'f', 'É', '\u0301', '"'), {
      maxLength: 300,
    })
    .map((all) => all.join('')),
);

test('in any text, each word has its correct position', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = text.normalize('NFC');
      for (const { written, start, end, word } of tokensOf(text)) {
        expect(end - start).toBe(written.length);
        expect(line.slice(start, end).toLowerCase()).toBe(written.toLowerCase());
        expect(word.folded.length).toBeLessThanOrEqual(40);
      }
    }),
  );
});

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
