import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCompanyName } from './clean-company-name.ts';
import { comparable } from './clean-text.ts';

test.each([
  ['NUMALLIANCE', 'Numalliance'],
  ['COMPAGNIE DE SAINT-GOBAIN', 'Compagnie de Saint-Gobain'],
  ['CREDIT AGRICOLE ASSURANCES SOLUTIONS', 'Crédit Agricole Assurances Solutions'],
  ['HERMES INTERNATIONAL', 'Hermès International'],
  ['SMART TREE', 'Smart Tree'],
  ["DIRECTION GENERALE DE L'AVIATION", "Direction Générale de l'Aviation"],
  ['SOCIETE D ETUDES A L EXPORT', 'Société d’Études à l’Export'],
  ['SHAPE CORP. FRANCE', 'Shape Corp. France'],
  ["CLAYRTON'S", "Clayrton's"],
  ['LINKEO.COM', 'Linkeo.com'],
])('the company name %s is written %s', (raw, name) => {
  expect(cleanCompanyName(raw)).toBe(name);
});

test.each(['EDF', 'SNCF', 'BNP', 'GBH', 'SAS 3P', 'T&S', 'S.A.S.', 'BPCE'])('the acronym %s stays', (name) => {
  expect(cleanCompanyName(name)).toBe(name);
});

test('acronyms keep their capitals next to other words', () => {
  expect(cleanCompanyName('BNP PARIBAS')).toBe('BNP Paribas');
  expect(cleanCompanyName('ODDO BHF SCA')).toBe('ODDO BHF SCA');
  expect(cleanCompanyName('STMICROELECTRONICS (TOURS) SAS')).toBe('STMicroelectronics (Tours) SAS');
});

test.each(['iAdvize', 'L’Oréal', 'BlaBlaCar', 'eFront SA', '42', '株式会社'])(
  'the company’s own spelling %s is kept',
  (name) => {
    expect(cleanCompanyName(name)).toBe(name);
  },
);

test('a cleaned name still means the same company, and cleaning it again changes nothing', () => {
  const letters = fc.string({
    unit: fc.constantFrom('A', 'B', 'D', 'E', 'L', 'S', 'É', 'Œ', '&', '.', '’', '-', "'", '(', ' ', ')', '1'),
  });
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), (raw) => {
      const name = cleanCompanyName(raw);
      expect(comparable(name)).toBe(comparable(raw));
      expect(cleanCompanyName(name)).toBe(name);
    }),
  );
});
