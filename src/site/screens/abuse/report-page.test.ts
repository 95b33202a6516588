import { beforeEach, expect, test } from 'vitest';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { trap } from '#site/parts/page/trap.tsx';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const ask = await openSite(testBoard(db));
const offer = await insertOffer(db);
const page = `/signaler?offre=${offer}`;
const form = { intent: 'report', reason: 'fraud', message: 'On demande 300 euros.', email: 'zoe@example.org' };
const kept = () => db.selectFrom('abuse_reports').select(['reason', 'email', 'locale']).execute();

beforeEach(() => db.deleteFrom('abuse_reports').execute());

test('a visitor reports an offer without an account, and the next page confirms it', async () => {
  expect(await (await ask(page)).text()).toContain('Signaler cette offre');
  const answer = await ask(page, { form });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}&done=sent`]);
  expect(await kept()).toEqual([{ reason: 'fraud', email: 'zoe@example.org', locale: 'fr' }]);
  expect(await (await ask(`${page}&done=sent`)).text()).toContain('votre signalement est envoyé');
});

test('the form comes back with its values after a refusal, an unknown intent or a filled honeypot field', async () => {
  const wrongs: Record<string, string>[] = [{ email: 'x' }, { reason: '' }, { intent: 'evil' }, { [trap]: 'Acme' }];
  for (const wrong of wrongs) {
    const answer = await ask(page, { form: { ...form, ...wrong } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('On demande 300 euros.');
  }
  expect(await kept()).toEqual([]);
});

test('an address that names nothing on the site is not found', async () => {
  for (const path of [
    '/signaler',
    '/signaler?offre=0',
    '/signaler?offre=x',
    '/signaler?entreprise=999999999',
    '/signaler?offre=%00',
  ])
    for (const sent of [{}, { form }]) expect((await ask(path, sent)).status).toBe(404);
});

test('the pages of an offer and of a company lead to the report', async () => {
  expect(await (await ask(`/offres/${offer}`)).text()).toContain(`href="/signaler?offre=${offer}"`);
});
