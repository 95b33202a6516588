import { expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';
import { tableRows } from '#office/testing/table-rows.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db, { now: () => noon });
const { ask, enterAs } = openOffice({ db, now: () => noon });
const { session } = await enterAs('operator');
await insertOffer(db);
const page = async (query = '') => (await ask(`/bureau/chiffres${query}`, { session })).text();

/** The view that the page marks as the present one. */
const current = async (query: string) =>
  /aria-current="true"[^>]*>([^<]+)</.exec((await page(query)).split('<main')[1] ?? '')?.[1];

async function apply(times: number): Promise<void> {
  const candidate = await insertCandidate(board, { complete: true });
  for (let time = 0; time < times; time += 1) {
    const id = await insertApplication(db, candidate);
    await db.updateTable('applications').set({ applied_at: noon }).where('id', '=', id).execute();
  }
}

test('numbers of fewer than five people are told neither by the page nor by its file nor by its chart', async () => {
  await apply(1);
  const html = await page();
  expect(tableRows(html).flat()).toContain('moins de 5');
  expect(html).not.toContain('Le graphique montre');
  const file = await ask('/bureau/chiffres?csv=funnel', { session });
  expect(file.headers.get('content-disposition')).toContain('chiffres.csv');
  const [heading = '', first = ''] = (await file.text()).replaceAll('"', '').split('\r\n');
  expect(heading).toContain('Semaine du,Recherches,Offres vues,Inscriptions,Candidatures');
  expect(first.split(',').slice(1)).toEqual(['0', '0', '0', 'moins de 5', '0', '', '', '0']);
  await apply(5);
  expect(await page()).toContain('Le graphique montre');
});

test('the page says whether it counts by week or by month, and its files are in its language', async () => {
  expect([await current(''), await current('?periode=month')]).toEqual(['Par semaine', 'Par mois']);
  const file = await ask('/en/bureau/chiffres?csv=countries', { session });
  expect(file.headers.get('content-disposition')).toContain('offers-by-country.csv');
  expect(await file.text()).toMatch(/^\uFEFF?"Country","Offers"\r\n/);
  expect((await ask('/bureau/chiffres?csv=fields', { session })).headers.get('content-disposition')).toContain(
    'offres-par-metier.csv',
  );
});
