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

test('a long text is cut after a word, without the punctuation behind it', () => {
  expect(openingLines(`${'mot '.repeat(69)}fin, – puis la suite`)).toBe(`${'mot '.repeat(69)}fin…`);
  expect(openingLines(`${'mot '.repeat(70)}suite`)).toBe(`${'mot '.repeat(69)}mot…`);
});

test('an endless word is cut, but never within a letter', () => {
  expect(openingLines('a'.repeat(400))).toBe(`${'a'.repeat(140)}…`);
  expect(openingLines(`a${'🙂'.repeat(200)}`)).toBe(`a${'🙂'.repeat(69)}…`);
});

test('opening lines are a short beginning of any text and contain no half letter', () => {
  const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('mission ', '🙂', ', ', '\n', 'é'.repeat(90)));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('').toWellFormed().replaceAll('\uFFFD', '');
      const lines = openingLines(text);
      const tidy = text.replace(/\s+/gu, ' ').trim();
      expect(lines.length).toBeLessThanOrEqual(281);
      expect(lines.isWellFormed()).toBe(true);
      expect(tidy.startsWith(lines.replace(/…$/u, ''))).toBe(true);
      expect(lines === tidy).toBe(tidy.length <= 280);
    }),
  );
});
