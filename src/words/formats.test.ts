import { expect, test } from 'vitest';
import { formats } from './formats.ts';

test.each([
  [0, 'aujourd’hui', 'today'],
  [1, 'hier', 'yesterday'],
  [3, 'il y a 3 jours', '3 days ago'],
  [30, 'il y a 30 jours', '30 days ago'],
  [70, 'il y a 2 mois', '2 months ago'],
  [364, 'il y a 11 mois', '11 months ago'],
  [800, 'il y a 2 ans', '2 years ago'],
])('%i days are stated in the largest full unit', (days, fr, en) => {
  expect(formats.fr.daysAgo(days)).toBe(fr);
  expect(formats.en.daysAgo(days)).toBe(en);
});

test('French writes the first of a month as an ordinal, and other days as numbers', () => {
  expect(formats.fr.day('2027-02-01')).toBe('1er févr. 2027');
  expect(formats.fr.day('2027-02-11')).toBe('11 févr. 2027');
  expect(formats.fr.dateTime(new Date('2027-05-01T12:00:00Z'), { dateStyle: 'full' })).toBe('samedi 1er mai 2027');
  expect(formats.fr.dateTime(new Date('2027-05-01T12:00:00Z'), { dateStyle: 'long' })).toBe('1er mai 2027');
  expect(formats.fr.dateTime(new Date('2027-05-21T12:00:00Z'), { dateStyle: 'long' })).toBe('21 mai 2027');
  expect(formats.en.day('2027-02-01')).toBe('1 Feb 2027');
});
