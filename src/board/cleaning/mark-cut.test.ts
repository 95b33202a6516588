import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { markCut } from './mark-cut.ts';

const textOf = (length: number, end: string) => 'mot '.repeat(length).slice(0, length - Array.from(end).length) + end;
const shown = (raw: string) => markCut(raw, cleanText(raw));

test.each([
  [500, 'ne commerc'],
  [500, ' la '],
  [255, 'une virgule,'],
  [500, 'missions :'],
  [500, '🎯 Culture d'],
])('a text of %i characters that ends with %j was cut', (length, end) => {
  expect(shown(textOf(length, end))).toMatch(/\S…$/);
});

test.each([
  [500, 'environnementaux.'],
  [500, 'vous ?'],
  [497, 'ne commerc'],
  [501, 'basé en France'],
])('a text of %i characters that ends with %j was not cut', (length, end) => {
  expect(shown(textOf(length, end))).toBe(cleanText(textOf(length, end)));
});
