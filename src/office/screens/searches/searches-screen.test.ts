import { expect, test } from 'vitest';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
const { ask, enterAs } = openOffice({ db, now: () => noon });
const { session } = await enterAs('operator');
const day = noon.toISOString().slice(0, 10);
await db
  .insertInto('asked_searches')
  .values(
    [
      { text: '=cmd()', visitors: 3, without_results: 3 },
      { text: 'jean dupont', visitors: 2, without_results: 2 },
    ].map((one) => ({ day, locale: 'fr' as const, searches: one.visitors, opened: 0, ...one })),
  )
  .execute();

test('an operator sees what found nothing, but no words of fewer than three visitors', async () => {
  const html = await (await ask('/bureau/recherches', { session })).text();
  expect(html).toContain('/offres/recherche?query=%3Dcmd%28%29');
  expect(html).not.toContain('jean dupont');
  expect(await (await ask('/bureau/recherches?langue=en', { session })).text()).toContain(
    'Aucun mot d’au moins 3 visiteurs n’est resté sans résultat.',
  );
});

test('a file of searches cannot compute anything in a spreadsheet', async () => {
  const file = await ask('/bureau/recherches?csv=1', { session });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await file.text()).toContain(`"'=cmd()",3,3,0`);
});
