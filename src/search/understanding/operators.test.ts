import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOperators } from './operators.ts';

/** Returns the words after a minus. */
function excludedBy(text: string): string[] {
  return readOperators(text).operators.flatMap((one) => (one.kind === 'excluded' ? [one.text] : []));
}

test.each([
  ['"chef de projet" Paris', ['chef de projet'], []],
  ['« chef de projet » Paris', ['chef de projet'], []],
  ['“project manager” -stage -"business developer"', ['project manager'], ['stage', 'business developer']],
  ['e-commerce - back-end -.NET', [], ['.NET']],
  ['"" "-" - «»', [], []],
  ['an open "quote', [], []],
])('«%s» requires the phrases %j and excludes %j', (text, quoted, excluded) => {
  expect({ quoted: readOperators(text).quoted, excluded: excludedBy(text) }).toEqual({ quoted, excluded });
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
      const { plain, quoted } = readOperators(text);
      expect(plain).toHaveLength(text.length);
      expect([...quoted, ...excludedBy(text)].join('').length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('a phrase or exclusion of only stop words is ignored, but an abbreviation in capitals counts', () => {
  const text = '"de la" -le comptable "IT" -"and of"';
  expect([readOperators(text).quoted, excludedBy(text)]).toEqual([['IT'], []]);
});
