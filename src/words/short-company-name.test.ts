import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortCompanyName } from './short-company-name.ts';

test.each([
  ['Renault SAS', 'Renault'],
  ['Adisseo France S.A.S.', 'Adisseo France'],
  ['Baxter S.A.S', 'Baxter'],
  ['M&L Distribution (France) S.A.R.L.', 'M&L Distribution (France)'],
  ['ODDO BHF SCA', 'ODDO BHF'],
  ['Siemens Energy GmbH & Co. KG', 'Siemens Energy GmbH & Co.'],
  ['Bolt Technology, Inc.', 'Bolt Technology'],
  ['SAS Arbor', 'Arbor'],
  ['L’Air Liquide Société Anonyme pour l’Étude et l’Exploitation des Procédés Georges Claude', 'L’Air Liquide'],
])('the company name %s is shortened to %s', (name, short) => {
  expect(shortCompanyName(name)).toBe(short);
});

test.each([
  'SAS',
  'SE',
  '3M SA',
  'Société pour l’Informatique Industrielle',
  'Abylsen ST-RA',
  'Visa',
  'Nestlé',
  'Cisa',
])('the company name %s is not shortened', (name) => {
  expect(shortCompanyName(name)).toBe(name);
});

test('a shortened name is a part of the whole name, and contains a letter if the whole name does', () => {
  const words = fc.array(
    fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('SAS', 'S.A.', 'SE', 'Société Anonyme')),
  );
  fc.assert(
    fc.property(words, (parts) => {
      const name = parts.join(' ');
      const short = shortCompanyName(name);
      expect(name).toContain(short);
      expect(/[\p{L}\p{N}]/u.test(short)).toBe(/[\p{L}\p{N}]/u.test(name));
    }),
  );
});
