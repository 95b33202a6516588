import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { applicationInput } from '#board/applications/application-input.ts';
import { maximumDocumentBytes } from '#board/candidates/documents/document-limits.ts';
import { readDocument } from '#board/candidates/documents/read-document.ts';
import { personName } from '#words/person-name.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { searchName } from '#board/saved-searches/search-name.ts';
import type { FieldCode } from '#words/field-code.ts';
import { formats } from '#words/formats.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { limits } from './use-field-errors.ts';

// For each rule: a value at the limit, and a value just above the limit with its error.
const rules = {
  'name.tooLong': (length: number) => personName.safeParse('x'.repeat(length)).error?.issues[0]?.message,
  'message.tooLong': (length: number) =>
    applicationInput.shape.message.safeParse('x'.repeat(length)).error?.issues[0]?.message,
  'searchName.tooLong': (length: number) => searchName.safeParse('x'.repeat(length)).error?.issues[0]?.message,
};

test.each(['name.tooLong', 'message.tooLong', 'searchName.tooLong'] as const)(
  'the figure in the error of %s is the limit of its rule',
  (code) => {
    const limit = limits[code] ?? 0;
    expect([rules[code](limit), rules[code](limit + 1)]).toEqual([undefined, code]);
  },
);

const codeOfDocument = (bytes: number) =>
  readDocument('cv', new File([new Uint8Array(bytes)], 'cv.pdf')).catch((error: unknown) =>
    error instanceof InvalidInput ? error.fields['cv'] : error,
  );

test('the error about a large document states the limit', async () => {
  expect(await codeOfDocument(maximumDocumentBytes)).not.toBe('cv.tooLarge');
  expect(await codeOfDocument(maximumDocumentBytes + 1)).toBe('cv.tooLarge');
});

test.each([
  ['fr', createTranslator({ locale: 'fr', messages: fr }), formats.fr],
  ['en', createTranslator({ locale: 'en-GB', messages: en }), formats.en],
] as const)('the error about a limit states the limit (%s)', (_language, t, format) => {
  const codes: FieldCode[] = [
    'name.tooLong',
    'message.tooLong',
    'note.tooLong',
    'searchName.tooLong',
    'cv.tooMany',
    'photo.tooManyPixels',
    'subject.tooLong',
    'field.check',
  ];
  expect(codes.toSorted()).toEqual(Object.keys(limits).toSorted());
  for (const code of codes) {
    const limit = limits[code] ?? 0;
    expect(t(`fields.${code}`, { limit, size: '', types: '', megapixels: 0 })).toContain(format.count(limit));
  }
});

test('the refusal of a file type begins with the sentence of specification §5 and lists the accepted types', () => {
  const t = createTranslator({ locale: 'fr', messages: fr });
  const sentence = t('fields.cv.typeNotAllowed', { limit: 0, size: '', types: 'doc ou txt' });
  expect(sentence).toMatch(/^Ce type de fichier n’est pas autorisé\. .*doc ou txt/);
});
