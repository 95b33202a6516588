import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import { openSite, partsOf } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const { interruptedForms } = partsOf(board).relyingParty;
const profile = '/en/espace-personnel/profil';

beforeEach(() => db.deleteFrom('kept_forms').execute());

const keptCount = async () => (await db.selectFrom('kept_forms').select('id').execute()).length;

/** Returns a candidate and the cookie of their session. */
async function someone() {
  const viewer = await insertCandidate(board);
  const { oid } = await db
    .selectFrom('candidates')
    .select('oid')
    .where('id', '=', viewer.candidate.id)
    .executeTakeFirstOrThrow();
  const later = new Date(Date.now() + minute);
  const row = { policy: 'signInFr', sealed: Buffer.from(''), access_expires_at: later, expires_at: later };
  await db
    .insertInto('sessions')
    .values({ id: fingerprint(oid), oid, ...row })
    .execute();
  return { viewer, oid, session: `__Host-session=${oid}` };
}

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

async function sendProfile(cookie: string): Promise<Response> {
  const form = { intent: 'save', firstName: 'Typed-before', lastName: 'Ruiz', evil: 'xxxx' };
  return ask(profile, { form, headers: { cookie } });
}

test('a form stored at the end of a session is shown once, only to the same account; then its cookie is deleted', async () => {
  const [ana, paul] = [await someone(), await someone()];
  const sent = await sendProfile(ana.session);
  expect(sent.headers.get('location')).toBe('/en/connexion?to=%2Fen%2Fespace-personnel%2Fprofil');
  const shownTo = async ({ viewer, session }: typeof ana) =>
    ask(profile, { viewer, headers: { cookie: `${session}; ${cookieOf(sent)}` } });
  expect(await (await shownTo(paul)).text()).not.toContain('Typed-before');
  const page = await shownTo(ana);
  expect(page.headers.get('set-cookie')).toMatch(/^__Host-kept-form=; Max-Age=0/);
  expect(await page.text()).toContain('Typed-before');
  expect(await (await shownTo(ana)).text()).not.toContain('Typed-before');
});

test('only fields of the form are stored', async () => {
  const ana = await someone();
  const sent = await sendProfile(ana.session);
  const taken = await interruptedForms.take('profile', `${ana.session}; ${cookieOf(sent)}`);
  expect(taken?.typed).toEqual({ firstName: 'Typed-before', lastName: 'Ruiz' });
});

test('if a form makes a visitor sign in, the form is stored until the sign-in', async () => {
  const ana = await someone();
  const sent = await sendProfile('');
  const claimToken = new URL(sent.headers.get('location') ?? '', 'https://mvi.example').searchParams.get('kept') ?? '';
  const cookies = `${ana.session}; ${cookieOf(sent)}`;
  expect(await interruptedForms.take('profile', cookies)).toBeNull();
  await interruptedForms.own(claimToken, ana.oid, cookies);
  expect(await interruptedForms.take('profile', cookies)).not.toBeNull();
});

test('an application to a missing offer, or without values, is not stored', async () => {
  const form = { intent: 'apply', message: 'Bonjour' };
  for (const id of ['abc', '999999', '99999999999']) {
    expect((await ask(`/offres/${id}`, { form })).status).toBe(404);
  }
  const id = await insertOffer(db);
  expect((await ask(`/offres/${id}`, { form: { ...form, intent: 'evil' } })).status).toBe(400);
  expect(await keptCount()).toBe(0);
  expect((await ask(`/offres/${id}`, { form })).status).toBe(303);
  expect(await keptCount()).toBe(1);
});

test('signing out deletes the form stored for this browser', async () => {
  const ana = await someone();
  const sent = await sendProfile(ana.session);
  const answer = await ask('/en/deconnexion', { form: {}, headers: { cookie: cookieOf(sent) } });
  expect(answer.headers.getSetCookie().join('\n')).toMatch(/__Host-kept-form=; Max-Age=0/);
  expect(await keptCount()).toBe(0);
});
