import { expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { answeredApplication } from '#board/applications/exchange/testing/answered-application.ts';
import { writeToCandidate, writeToRecruiter } from '#board/applications/exchange/write-by-form.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const brussels = { city_fr: 'Bruxelles', city_en: 'Brussels', country_id: 'BE' };

test('the page of an application has the offer as it was, with its texts and an allowance marked as an estimate', async () => {
  const viewer = await insertCandidate(board);
  const offer_id = await insertOffer(db, { ...brussels, title: 'Souffleuse', description: 'Vous soufflez.' });
  const id = await insertApplication(db, viewer, { offer_id });
  await db.updateTable('offers').set({ title: 'LATER', description: 'LATER' }).where('id', '=', offer_id).execute();
  for (const [address, said] of [
    ['/espace-personnel', ['Telle qu’elle était le 21 novembre 2026.', '20 janv. 2027', 'barème 2025', '12 mois']],
    ['/en/espace-personnel', ['As it was on 21 November 2026.', '20 Jan 2027', '2025 scale', '12 months']],
  ] as const) {
    const page = await (await ask(`${address}/candidatures/${id}`, { viewer })).text();
    for (const part of ['Souffleuse', 'Vous soufflez.', `VIE${offer_id}`, 'data-print', ...said])
      expect(page).toContain(part);
    expect(page).not.toContain('LATER');
  }
});

test('the page says since when the offer is withdrawn', async () => {
  const viewer = await insertCandidate(board);
  const offer_id = await insertOffer(db, { withdrawn_at: daysFromNoon(-1) });
  const id = await insertApplication(db, viewer, { offer_id });
  const page = await (await ask(`/espace-personnel/candidatures/${id}`, { viewer })).text();
  expect(page).toContain('Offre retirée depuis le 20 novembre 2026');
});

test('a spontaneous application shows no offer, and the application of another candidate does not exist', async () => {
  const [viewer, other] = [await insertCandidate(board), await insertCandidate(board)];
  const company_id = await insertCompany(db);
  const columns = { offer_id: null, company_id, recipient_email: 'r@example.org' };
  const address = `/espace-personnel/candidatures/${await insertApplication(db, viewer, columns)}`;
  expect(await (await ask(address, { viewer })).text()).not.toContain('id="applied-offer"');
  expect((await ask(address, { viewer: other })).status).toBe(404);
});

test('the page of an application shows the exchange in order, with authors, and texts never become markup', async () => {
  const { viewer, id } = await answeredApplication(board);
  await writeToCandidate(board, id, { message: '<img src=x> Tuesday?', key: '' });
  await writeToRecruiter(board, viewer, id, { message: 'Yes & <b>thanks</b>', key: '' });
  const page = await (await ask(`/en/espace-personnel/candidatures/${id}`, { viewer })).text();
  const order = ['>Bonjour<', '>Parlons-en<', 'Tuesday?', 'Yes &amp; &lt;b&gt;'].map((text) => page.indexOf(text));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
  expect(page).toContain('<strong>You</strong>');
  expect(page).not.toMatch(/<img src=x|<b>thanks/);
  for (const text of ['>Bonjour<', '>Parlons-en<']) expect(page.split(text)).toHaveLength(2);
});
