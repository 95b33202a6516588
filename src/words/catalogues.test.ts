import { expect, test } from 'vitest';
import letterEn from './en/letters.json' with { type: 'json' };
import letterFr from './fr/letters.json' with { type: 'json' };
import { formats } from './formats.ts';
import { messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';
import { typewritten, wrongSpaces } from './testing/typography.ts';

type Words = { readonly [key: string]: string | Words };

// The specification requires this sentence with three dots, so the rule for ellipses does not apply to it.
const exact = new Set(['Envoi en cours...']);

const catalogues: Record<'fr' | 'en', Words> = {
  fr: { site: fr, letters: letterFr },
  en: { site: en, letters: letterEn },
};

/** Returns the sentences that contain a form, with their keys. */
function found(language: 'fr' | 'en', form: RegExp): string[] {
  return sentences(catalogues[language])
    .filter(([, text]) => !exact.has(text) && form.test(text))
    .map(([key, text]) => `${key}: ${text}`);
}

function sentences(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : sentences(value, `${path}${key}.`),
  );
}

// Matches `{name}` and `{count, plural, …}`, but not a branch such as `one {offer}`.
const argument = /(?<!(?:=\d+|one|other|second) )\{\w+(?=[,}])/g;

// French messages use `{ofName}`, which includes «de» or «d’». Other languages use `{name}` in the same
// place.
const ofName = /^\{of(?=[A-Z])(\w)/;
const named = (text: string) => text.replace(ofName, (_, first: string) => `{${first.toLowerCase()}`);

const shape = (words: Words) =>
  Object.fromEntries(
    sentences(words).map(([key, text]) => [key, [...new Set(text.match(argument)?.map(named))].toSorted()]),
  );

const { fr: french, en: english } = formats;

test.each(['fr', 'en'] as const)('apostrophes, quotes and ellipses are typographic (%s)', (language) => {
  expect(found(language, typewritten)).toEqual([]);
});

test.each(['fr', 'en'] as const)(
  'spaces before and after punctuation follow the rules of the language (%s)',
  (language) => {
    expect(found(language, wrongSpaces[language])).toEqual([]);
  },
);

test('no English text says «placement»', () => {
  expect(found('en', /placement/i)).toEqual([]);
});

test('the texts say «job field» for the criterion and «job» only for employment', () => {
  expect(found('en', /^Jobs?\b(?! field)|\bby job\b(?! field)/i)).toEqual([]);
});

test('English texts speak of cancelling a deletion, not of taking it back', () => {
  expect(found('en', /deletion back/)).toEqual([]);
});

test('no text says that a simple account is enough to apply', () => {
  expect([...found('fr', /suffit .*postuler/), ...found('en', /all it takes .*apply/)]).toEqual([]);
});

test('both languages have the same sentences, with the same arguments', () => {
  expect(shape(catalogues.en)).toEqual(shape(catalogues.fr));
});

test('dates are written in words, and in English in British order', () => {
  const day = new Date('2026-12-01T12:00:00Z');
  expect(english.dateTime(day, { dateStyle: 'long' })).toBe('1 December 2026');
  expect(english.day('2026-12-01')).toBe('1 Dec 2026');
  expect(french.dateTime(day, { dateStyle: 'long' })).toBe('1er décembre 2026');
  expect(french.day('2026-12-01')).toBe('1er déc. 2026');
});

// Messages cannot format dates, because the formatter in a build has no date styles: it would write
// 22/12/2026.
test.each(['fr', 'en'] as const)('messages receive dates that are already formatted (%s)', (language) => {
  expect(found(language, /\{\w+, (?:date|time)/)).toEqual([]);
});

test.each([
  ['fr', fr],
  ['en', en],
] as const)('site and identity provider refuse a field with the same text (%s)', (_language, words) => {
  const { emailInvalid, nameLong } = words.identity.refused;
  expect(emailInvalid).toBe(words.fields.email.invalid);
  expect(nameLong.replace(/\{.*\}/, '')).toBe(words.fields.name.tooLong.replace(/\{.*\}/, ''));
});
