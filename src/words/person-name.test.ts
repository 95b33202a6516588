import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumNameLength } from './name-limits.ts';
import { personName } from './person-name.ts';

test.each([
  ['  Ana \n María\t', 'Ana María'],
  ['Zoe\u0301', 'Zo\u00e9'],
  ['Jean\u200b-Luc', 'Jean-Luc'],
  ['\u202eAna\u2066', 'Ana'],
  ['O’Neill', 'O’Neill'],
  ['J.R.R.', 'J.R.R.'],
  ['St. John', 'St. John'],
  ['O’Brien', 'O’Brien'],
  ['J. R.', 'J. R.'],
  ['J.-P. Martin', 'J.-P. Martin'],
  ['Dupont (née Martin)', 'Dupont (née Martin)'],
  ['李', '李'],
  ['Đặng Thị', 'Đặng Thị'],
  ['שָׁלוֹם', 'שָׁלוֹם'.normalize('NFC')],
  ['عبد الله', 'عبد الله'],
  ['a'.repeat(maximumNameLength), 'a'.repeat(maximumNameLength)],
])('%j is accepted as %j', (typed, name) => {
  expect(personName.parse(typed)).toBe(name);
});

test.each([
  '',
  ' \t',
  '\u200b',
  '\u3164',
  '123',
  '<b>Ana',
  'ana@example.org',
  'https://example.org',
  'example.org',
  'evil.Com',
  'bit.Ly',
  'J.Ly',
  'St.John',
  'Gagnez sur EXEMPLE.FR',
  'www.Exemple',
  'a/b',
  'Ana 🎁',
  `a${'\u0301'.repeat(40)}`,
  'a'.repeat(maximumNameLength + 1),
  null,
  7,
])('%j is refused as a name', (typed) => {
  expect(personName.safeParse(typed).success).toBe(false);
});

/** Changes some letters of the text to upper case. */
const cased = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => Array.from(text, (sign, at) => (upper[at] ? sign.toUpperCase() : sign)).join(''));

test('a web address is refused as a name in any case', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{1,12}$/);
  const domain = fc.constantFrom('com', 'ly', 'fr', 'me', 'org', 'москва', 'みんな', 'xn--p1ai');
  fc.assert(
    fc.property(word, domain.chain(cased), fc.constantFrom('', 'Ana ', 'J. '), (host, tld, before) => {
      expect(personName.safeParse(`${before}${host}.${tld}`).success).toBe(false);
    }),
  );
});

test('an accepted name is one normalised line with a letter, and stays the same if it is checked again', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constant('a\r\nBcc: b'));
  fc.assert(
    fc.property(typed, (text) => {
      const { success, data = '' } = personName.safeParse(text);
      if (!success) return;
      expect(data).toMatch(/\p{L}/u);
      expect(data).not.toMatch(/[<>@/:\p{Cc}\p{Cf}]|^\s|\s$|\s\s/u);
      expect(data.length).toBeLessThanOrEqual(maximumNameLength);
      expect(personName.parse(data)).toBe(data);
    }),
    { numRuns: 1000 },
  );
});
