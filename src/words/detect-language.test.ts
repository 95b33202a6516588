import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test('foreign words in the title do not change the detected language of a text', () => {
  expect(
    detectLanguage('Business Developer', 'Au sein de notre équipe, vous développez les ventes dans le pays.'),
  ).toBe('fr');
  expect(detectLanguage('Chargé de mission', 'You will join the team and work with our partners.')).toBe('en');
});

test('the title decides the language if there is no text', () => {
  expect(detectLanguage('Lantern engineer', null)).toBe('en');
  expect(detectLanguage('Sales manager', null, null)).toBe('en');
  expect(detectLanguage('Ingénieur qualité', null)).toBe('fr');
});

test('the detected language is French if text and title are unclear', () => {
  expect(detectLanguage('SAP', null)).toBe('fr');
});
