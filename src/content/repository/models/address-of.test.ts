import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { models } from '#content/models/models.ts';
import { fold } from '#search/text/fold.ts';
import { addressOf } from './address-of.ts';
import { documentChecker } from './check-document.ts';
import { typeModels } from './type-models.ts';

const check = documentChecker(typeModels(models));
const anyWords = fc.string({ unit: 'binary', maxLength: 300 });
const latin = fc.array(fc.constantFrom(...Array.from('abzàâçéèêëîïôöùûüÿñœæßø019 -’.«»!\u00a0')), { maxLength: 120 });

describe('an address made of words', () => {
  test.each([
    ['Où loger à Łódź\u202f?', 'ou-loger-a-lodz'],
    ['L’été d’une «\u00a0cœur\u00a0» & Straße', 'l-ete-d-une-coeur-strasse'],
    ['  V.I.E. : 2 859 €  ', 'v-i-e-2-859'],
    ['ÉCOLE_ŒUVRE', 'ecole-oeuvre'],
    ['北京 2026', '北京-2026'],
    ['\u2026 !', ''],
    ['\ud800', ''],
  ])('%j is %j', (words, address) => {
    expect(addressOf(words)).toBe(address);
  });

  test('is empty, or one that a document may have', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const uid = addressOf(words);
        const content = { uid, tags: [], data: { title: words.replaceAll('\0', '').toWellFormed() } };
        expect(uid === '' ? '' : check('news', content).uid).toBe(uid);
      }),
    );
  });

  test('has at most 80 characters, and ends with a whole word if one has room', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        expect(addressOf(words).length).toBeLessThanOrEqual(80);
      }),
    );
    expect(addressOf('mot '.repeat(40))).toBe(Array.from({ length: 20 }, () => 'mot').join('-'));
    expect(addressOf('m'.repeat(200))).toBe('m'.repeat(80));
    expect(addressOf(`m${'𠀀'.repeat(100)}`)).toBe(`m${'𠀀'.repeat(39)}`);
  });

  test('made of itself stays the same', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        expect(addressOf(addressOf(words))).toBe(addressOf(words));
      }),
    );
  });

  test('of European words has small letters without accents, digits and single hyphens', () => {
    fc.assert(
      fc.property(latin, (letters) => {
        expect(addressOf(letters.join(''))).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });

  test('has the letters into which the search folds the words', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const start = words.slice(0, 60).toWellFormed();
        expect(addressOf(start)).toBe(addressOf(fold(start)));
      }),
    );
    for (const letter of 'œæßøłđðþıŒÆẞØŁĐÐÞİ') expect(addressOf(letter)).toBe(fold(letter));
  });

  test('does not depend on capitals, accents or the form of letters', () => {
    fc.assert(
      fc.property(latin, (letters) => {
        const words = letters.join('');
        const address = addressOf(words);
        expect(addressOf(words.toUpperCase())).toBe(address);
        expect(addressOf(words.normalize('NFD'))).toBe(address);
        expect(addressOf(words.normalize('NFD').replaceAll(/\p{M}/gu, ''))).toBe(address);
      }),
    );
  });
});
