import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingLines } from './opening-lines.ts';

test('without a text there are no opening lines', () => {
  for (const text of [null, '', ' \n\t ']) expect(openingLines(text)).toBe('');
});

test('a short text is shown whole, on one line', () => {
  expect(openingLines(' Vous suivez\r\n\r\nles projets,\tici. ')).toBe('Vous suivez les projets, ici.');
  expect(openingLines('a'.repeat(280))).toBe('a'.repeat(280));
});

test.each([
  [
    'Vos missions :\n- recueillir les besoins\n- former\nBasé à Lyon.',
    'Vos missions : recueillir les besoins, former. Basé à Lyon.',
  ],
  [
    'Vous allez :\n• Suivre les projets ;\n• Vendre.\n\nVotre profil',
    'Vous allez : Suivre les projets ; Vendre. Votre profil',
  ],
  ['- one\n- two', 'one, two'],
  ['Vos missions : - Suivre - Vendre', 'Vos missions : Suivre, Vendre'],
  ['Paris - Lyon, en rendez-vous', 'Paris - Lyon, en rendez-vous'],
])('the items of a list are separated by commas (%j)', (text, line) => {
  expect(openingLines(text)).toBe(line);
});

test('a long text is cut after a word, without the punctuation that follows it', () => {
  expect(openingLines(`${'mot '.repeat(69)}fin, – puis la suite`)).toBe(`${'mot '.repeat(69)}fin…`);
  expect(openingLines(`${'mot '.repeat(70)}suite`)).toBe(`${'mot '.repeat(69)}mot…`);
});

test('a very long word is cut, but never inside a character', () => {
  expect(openingLines('a'.repeat(400))).toBe(`${'a'.repeat(140)}…`);
  expect(openingLines(`a${'🙂'.repeat(200)}`)).toBe(`a${'🙂'.repeat(69)}…`);
});

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

test('for any text the opening lines are a short beginning of it, without an incomplete character', () => {
  const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('mission ', '🙂', ', ', '\n', 'é'.repeat(90)));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('').toWellFormed().replaceAll('\uFFFD', '');
      const lines = openingLines(text);
      expect(lines.length).toBeLessThanOrEqual(281);
      expect(lines.isWellFormed()).toBe(true);
      expect(lettersOf(text).startsWith(lettersOf(lines))).toBe(true);
      expect(lettersOf(lines) === lettersOf(text) || lines.endsWith('…')).toBe(true);
    }),
  );
});
