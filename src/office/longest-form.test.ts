import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { maxTextBytes } from '#http/parse-form.ts';
import { localized, locales } from '#words/locale.ts';
import { filesAt, longestFormAt, officeScreens } from './office-screens.ts';
import { openOffice } from './testing/ask-office.ts';

const { db } = await testDatabase();
const { enterAs, ask } = openOffice({ db });

test('only the forms of documents, offers and companies may be longer than 64 kB', () => {
  const longer = Object.keys(officeScreens).filter((address) =>
    locales.every((locale) => longestFormAt(localized(locale, address.replace(':id', 'x'))) > maxTextBytes),
  );
  expect(longer.toSorted()).toEqual([
    '/bureau/contenus/:id/ecrire',
    '/bureau/contenus/nouveau',
    '/bureau/entreprises/:id',
    '/bureau/offres/:id/corriger',
  ]);
  expect(longestFormAt('/bureau/contenus/x/ecrire')).toBe(512 * 1024);
  expect(longestFormAt('/offres')).toBe(maxTextBytes);
});

test('a longer form than its screen takes is a bad request', async () => {
  const { session } = await enterAs('editor');
  const long = (length: number) => ({
    session,
    form: [
      ['do', 'write'],
      ['x', 'a'.repeat(length)],
    ] as const,
  });
  expect((await ask('/bureau/contenus/x/ecrire', long(300 * 1024))).status).toBe(404);
  expect((await ask('/bureau/contenus/x/ecrire', long(520 * 1024))).status).toBe(400);
  expect((await ask('/bureau/contenus/x', long(70 * 1024))).status).toBe(400);
});

test('only the pages of the pictures, of the imports, of a company and of the form of a document take files', () => {
  const taking = Object.keys(officeScreens).filter((address) => filesAt(address.replace(':id', 'x')).most > 0);
  expect(taking.toSorted()).toEqual([
    '/bureau/contenus/:id/ecrire',
    '/bureau/contenus/nouveau',
    '/bureau/entreprises/:id',
    '/bureau/images',
    '/bureau/imports',
  ]);
  expect(filesAt('/en/bureau/images')).toEqual({ most: 20, bytes: 40 * 1024 * 1024 });
});
