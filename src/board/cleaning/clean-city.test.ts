import fc from 'fast-check';
import { expect, test } from 'vitest';
import { citiesNamed, cleanCity, properCase } from './clean-city.ts';

test.each([
  ['US', 'OAK BROOK    -IL-                       ', 'Oak Brook, IL'],
  ['US', 'NEW-YORK  -NY-', 'New York, NY'],
  ['US', 'TACOMA - WA', 'Tacoma, WA'],
  ['US', 'MCLEAN -VA-', 'McLean, VA'],
  ['CA', 'MONTREAL -QC', 'Montréal, QC'],
  ['CA', 'MARKHAM - Ontario', 'Markham, Ontario'],
  ['CA', 'EDMONTON (AL)', 'Edmonton, AB'],
  ['FR', 'VILLENEUVE D’ASCQ', 'Villeneuve d’Ascq'],
  ['PT', 'PORTO', 'Porto'],
  ['ES', 'VITORIA-GASTEIZ', 'Vitoria-Gasteiz'],
  ['DE', 'BAD HOMBURG VOR DER HOHE', 'Bad Homburg vor der Höhe'],
  ['BE', 'BRAINE L’ALLEUD', 'Braine-l’Alleud'],
  ['NL', 'SCHIPOL', 'Schiphol'],
  ['CN', 'NANJING', 'Nankin'],
  ['DE', 'Biberach', 'Biberach'],
])('in %s, %s is shown as %s', (country, raw, shown) => {
  expect(cleanCity(country, raw, raw).fr).toBe(shown);
});

test('a French name that the source gives for both languages is translated to English', () => {
  expect(cleanCity('BE', 'BRUXELLES', 'BRUXELLES')).toEqual({ fr: 'Bruxelles', en: 'Brussels' });
  expect(cleanCity('CA', 'MONTREAL -QC', 'MONTREAL -QC').en).toBe('Montreal, QC');
});

test('one city has one name, whatever the language of the source', () => {
  expect(cleanCity('BE', 'ANTWERPEN', 'ANTWERPEN')).toEqual(cleanCity('BE', 'ANVERS', 'ANVERS'));
});

test('an English name from the source is kept', () => {
  expect(cleanCity('CH', 'YVERDON-LES-BAINS   ', 'YVERDON')).toEqual({ fr: 'Yverdon-les-Bains', en: 'Yverdon' });
});

test('a city that its source calls “to be decided” becomes empty', () => {
  expect(cleanCity('BJ', 'à définir', 'à définir')).toEqual({ fr: '', en: '' });
  expect(cleanCity('ES', '   ', '')).toEqual({ fr: '', en: '' });
});

test('a dash outside North America belongs to the name', () => {
  expect(cleanCity('CI', 'GRAND-LA', 'GRAND-LA').fr).toBe('Grand-la');
});

test('small words inside a name are in lower case', () => {
  expect(properCase('LA HAYE')).toBe('La Haye');
  expect(properCase('SAO JOAO DA MADEIRA')).toBe('Sao Joao da Madeira');
});

test('a name that is read once finds, in each country, the city of this name there', () => {
  const part = fc.constantFrom(
    'Brux',
    'elles',
    'PARIS',
    ' ',
    '-',
    'IL',
    '(NY)',
    'de',
    'é',
    ' - ',
    'Québec',
    'a definir',
  );
  const name = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(name, fc.constantFrom('BE', 'US', 'CA', 'FR'), (written, countryId) => {
      expect(citiesNamed(written)(countryId) ?? { fr: '', en: '' }).toEqual(cleanCity(countryId, written, written));
    }),
  );
});

test('a search looks hundreds of city names up in all countries within half a second', () => {
  const begun = performance.now();
  for (let name = 0; name < 250; name += 1) {
    const cityIn = citiesNamed(`a${' b'.repeat(48)}${name}`);
    for (let country = 0; country < 250; country += 1) cityIn('BE');
  }
  expect(performance.now() - begun).toBeLessThan(500);
});
