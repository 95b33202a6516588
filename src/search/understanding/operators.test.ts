import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOperators } from './operators.ts';

test.each([
  ['"chef de projet" Paris', ['chef de projet'], []],
  ['« chef de projet » Paris', ['chef de projet'], []],
  ['“project manager” -stage -"business developer"', ['project manager'], ['stage', 'business developer']],
  ['e-commerce - back-end -.NET', [], ['.NET']],
  ['"" "-" - «»', [], []],
  ['an open "quote', [], []],
])('«%s» requires the phrases %j and excludes %j', (text, quoted, excluded) => {
  expect(readOperators(text)).toMatchObject({ quoted, excluded });
});

test('words outside operators keep their position', () => {
  const text = 'vente "chef de projet" -stage export';
  const { plain } = readOperators(text);
  expect(plain).toHaveLength(text.length);
  expect(plain.indexOf('export')).toBe(text.indexOf('export'));
  expect(plain).not.toContain('projet');
});

test('no character of a text belongs to two operators', () => {
  const piece = fc.constantFrom('"', '«', '»', '-', ' ', 'a', 'é', '.', '\u{1F600}');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const { plain, quoted, excluded } = readOperators(text);
      expect(plain).toHaveLength(text.length);
      expect([...quoted, ...excluded].join('').length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('a phrase or exclusion of only stop words is ignored, but an abbreviation in capitals counts', () => {
  expect(readOperators('"de la" -le comptable "IT" -"and of"')).toMatchObject({ quoted: ['IT'], excluded: [] });
});
