import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

/** A typeface in which all letters are equally wide. */
const widthOf = (text: string): number => text.length;

test('a title is broken between words, and a word that is longer than a line is broken between letters', () => {
  const bounds = { width: 12, maxLines: 4, widthOf };
  expect(breakLines('Data engineer', bounds)).toEqual(['Data', 'engineer']);
  expect(breakLines('Data', bounds)).toEqual(['Data']);
  expect(breakLines('Chargé de développement', bounds)).toEqual(['Chargé de', 'développemen', 't']);
});

test('a truncated title ends with an ellipsis, which follows a whole word if half of the line is full', () => {
  const bounds = { width: 12, maxLines: 2, widthOf };
  expect(breakLines('Chargée de mission au Japon', bounds)).toEqual(['Chargée de', 'mission au…']);
  expect(breakLines('Chargée de la développement', bounds)).toEqual(['Chargée de', 'la développ…']);
});

test('no line is too wide, and no text is lost before the ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 2, max: 30 }), fc.nat(4), (text, width, more) => {
      const plain = text.replaceAll(/\s+/g, ' ').trim();
      const lines = breakLines(plain, { width, maxLines: 1 + more, widthOf });
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      expect(lines.length).toBeLessThanOrEqual(1 + more);
      const said = lines.join('').replaceAll(' ', '');
      const whole = plain.replaceAll(' ', '');
      expect(said === whole || whole.startsWith(said.replace(/…$/, ''))).toBe(true);
    }),
  );
});
