import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenLanguages } from '#reference/languages.ts';
import { askedLanguages } from './asked-languages.ts';

test.each([
  ['Vous parlez couramment l’anglais.', 'en'],
  ['Le français et l’anglais sont indispensables.', 'en fr'],
  ['Anglais courant, espagnol apprécié', 'en es'],
  ['Bac+5 et anglais professionnel (TOEIC 800)', 'en'],
  ['maîtrise parfaite de l’anglais, à l’écrit comme à l’oral', 'en'],
  ['Langues : anglais, allemand B2', 'de en'],
  ['- parlant néerlandais (niveau B2)', 'nl'],
  ['Fluent English and German (B2) required', 'de en'],
  ['You speak Mandarin and have a good level in Portuguese.', 'pt zh'],
  ['English mandatory, any other language is a plus (Italian)', 'en it'],
])('an offer with «%s» requires %s', (text, asked) => {
  expect(askedLanguages('', text).join(' ')).toBe(asked);
});

test.each([
  'Une entreprise française de bon niveau',
  'Nos clients allemands sont exigeants',
  'La langue du marché allemand',
  'A good knowledge of the French market is required',
  'Working with German and Swiss teams',
  'The French Ministry speaks of it',
  'L’anglais. Un autre sujet, sans exigence.',
])('an offer with «%s» requires no language', (text) => {
  expect(askedLanguages('', text)).toEqual([]);
});

test('a language in a title is required, unless it describes a market', () => {
  expect(askedLanguages('Chargé de prescription - Français/Allemand', null)).toEqual(['de', 'fr']);
  expect(askedLanguages('Account executive, German speaker')).toEqual(['de']);
  expect(askedLanguages('Account manager, Italian market')).toEqual([]);
  expect(askedLanguages('Chef de projet, marché portugais')).toEqual([]);
});

test('any text gives known languages, each only once, and long texts are read quickly', () => {
  const known = new Set(spokenLanguages.map(({ id }) => id));
  const words = fc.constantFrom('anglais', 'German', 'et', 'and', 'fluent', '.', ',', 'market', 'l’', '\u202e');
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(texts, texts, (title, text) => {
      const asked = askedLanguages(title, text);
      expect(asked.every((id) => known.has(id))).toBe(true);
      expect(asked).toEqual([...new Set(asked)].toSorted());
    }),
  );
  expect(askedLanguages('', 'English and '.repeat(5000))).toEqual([]);
});

test.each([
  ['full stops', `${'.'.repeat(100_000)}x`],
  ['signs without words', `Anglais ${'|'.repeat(100_000)}`],
])('languages in a text of 100 kB of %s are read within two seconds', (_what, text) => {
  const begun = performance.now();
  askedLanguages('', text);
  expect(performance.now() - begun).toBeLessThan(2000);
});
