import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { recordConsent } from '#board/privacy/record-consent.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '../testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);
const address = '/en/espace-personnel/donnees';

const isThere = async (id: number) =>
  (await db.selectFrom('candidates').select('id').where('id', '=', id).execute()).length === 1;

test('an account is erased once its owner says that they are sure, and the next page says so', async () => {
  const viewer = await insertCandidate(board);
  for (const [intent, sure] of [
    ['erase', ''],
    ['', 'yes'],
    ['other', 'yes'],
  ] as const)
    expect((await ask(address, { viewer, form: { intent, sure } })).status).toBe(400);
  expect(await isThere(viewer.candidate.id)).toBe(true);
  const erased = await ask(address, { viewer, form: { intent: 'erase', sure: 'yes' } });
  expect(erased.status).toBe(302);
  const cookies = erased.headers.getSetCookie();
  expect(cookies.join()).toMatch(/session=;.*Max-Age=0/);
  expect(await isThere(viewer.candidate.id)).toBe(false);
  const message = cookies.find((one) => one.includes('message='))?.split(';')[0] ?? '';
  expect(await (await ask('/', { headers: { cookie: message } })).text()).toContain('Votre compte a été supprimé');
});

test('the page tells what was agreed to and when; the export is a file that nobody keeps', async () => {
  const viewer = await insertCandidate(board);
  await db.transaction().execute((running) => recordConsent(running, viewer.candidate.id, 'alertsByMail', true, noon));
  expect(await (await ask(address, { viewer })).text()).toContain('21 November 2026');
  const exported = await ask(`${address}/export.json`, { viewer });
  expect(exported.headers.get('content-disposition')).toContain('attachment');
  expect(exported.headers.get('cache-control')).toBe('no-store');
  expect(await exported.json()).toMatchObject({ consents: [{ purpose: 'alertsByMail' }] });
});

test('a visitor is asked to sign in', async () => {
  for (const asked of [
    ask(address),
    ask(`${address}/export.json`),
    ask(address, { form: { intent: 'erase', sure: 'yes' } }),
  ])
    expect((await asked).headers.get('location')).toContain('/en/connexion');
});
