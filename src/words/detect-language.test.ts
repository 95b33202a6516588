import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test('the language of a text is decided by the text, not by the foreign words of its title', () => {
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

test('French is assumed if neither text nor title decides', () => {
  expect(detectLanguage('SAP', null)).toBe('fr');
});
