import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readScaleRows, type WrittenPlace } from './read-scale-rows.ts';

const faultsOf = (text: string) => readScaleRows(text).wrong.map(({ line, fault }) => [line, fault]);

test('a place is named by code, by name in both languages, or as in the official table', () => {
  const rows = [
    'Pays\tMontant',
    'DE\t2 196,66',
    'DE\tMunich\t2468.16',
    'ALLEMAGNE (Berlin)\t2411,78 €',
    'CHINE (Pékin, Wuhan)\t2215.13',
    'United States;New York;4345,13',
    '"CAIMANS (ILES)";1500',
    'INDE (autres villes);1900',
    'FR,1000',
  ];
  expect(readScaleRows(rows.join('\r\n'))).toEqual({
    places: [
      { line: 2, countryId: 'DE', cityKey: '', city: '', local: 2196.66 },
      { line: 3, countryId: 'DE', cityKey: 'DE-munich', city: 'Munich', local: 2468.16 },
      { line: 4, countryId: 'DE', cityKey: 'DE-berlin', city: 'Berlin', local: 2411.78 },
      { line: 5, countryId: 'CN', cityKey: 'CN-beijing', city: 'Pékin', local: 2215.13 },
      { line: 5, countryId: 'CN', cityKey: 'CN-wuhan', city: 'Wuhan', local: 2215.13 },
      { line: 6, countryId: 'US', cityKey: 'US-new-york', city: 'New York', local: 4345.13 },
      { line: 7, countryId: 'KY', cityKey: '', city: '', local: 1500 },
      { line: 8, countryId: 'IN', cityKey: '', city: '', local: 1900 },
      { line: 9, countryId: 'FR', cityKey: '', city: '', local: 1000 },
    ] satisfies WrittenPlace[],
    wrong: [],
  });
});

test('a wrong line names its number and its field, and hides none of the others', () => {
  const rows = [
    'DE;2196.66',
    '',
    'Atlantis;2000',
    'FR',
    'BE;a lot',
    'BE;12',
    'BE;99999',
    'Allemagne;2000',
    'IT;---;900',
  ];
  expect(faultsOf(rows.join('\n'))).toEqual([
    [3, 'country'],
    [4, 'columns'],
    [5, 'amount'],
    [6, 'bounds'],
    [7, 'bounds'],
    [8, 'twice'],
    [9, 'city'],
  ]);
});

test('any text is read or refused line by line', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      const text = lines.join('\n');
      const { places, wrong } = readScaleRows(text);
      expect(places.every(({ countryId, local }) => countryId.length === 2 && local >= 200)).toBe(true);
      expect(wrong.every(({ line }) => line >= 1 && line <= text.split(/\r\n?|\n/).length)).toBe(true);
    }),
  );
});

test('what is written from a scale is read again', () => {
  const place = fc.constantFrom('DE', 'BE', 'IT', 'JP', 'FR');
  const cents = fc.integer({ min: 20_000, max: 1_000_000 });
  fc.assert(
    fc.property(fc.uniqueArray(place), cents, fc.constantFrom('\t', ';', ','), (ids, amount, separator) => {
      const text = ids.map((id) => `${id}${separator}${String(amount / 100)}`).join('\n');
      expect(readScaleRows(text).places).toEqual(
        ids.map((id, index) => ({ line: index + 1, countryId: id, cityKey: '', city: '', local: amount / 100 })),
      );
    }),
  );
});
