import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Browser } from '#identity/testing/browser.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { addMember } from '#staff/members/add-member.ts';
import { removeMember } from '#staff/members/remove-member.ts';
import { readStaff } from '#staff/sessions/staff-sessions.ts';

const { db } = await testDatabase();
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
const board = { ...testBoard(db), now };
const site: TestSite = await startTestSite(db, {
  now,
  callback: async (address, cookieHeader) => {
    const ask = await openSite(board, { relyingParty: site.relyingParty, publicUrl: site.url });
    return ask(address, { headers: cookieHeader === null ? {} : { cookie: cookieHeader } });
  },
});
const program = { kind: 'program', name: 'staff' } as const;
const password = 'un long mot de passe';
let people = 0;

beforeEach(async () => {
  clock.ahead = 0;
  for (const table of [
    'candidates',
    'expected_registrations',
    'sessions',
    'staff.sessions',
    'staff.refused_entries',
  ] as const)
    await db.deleteFrom(table).execute();
});

async function newPerson(): Promise<{ email: string; oid: string }> {
  const email = `personne${(people += 1)}@exemple.fr`;
  return { email, ...(await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' })) };
}

const newMember = (email: string) => addMember(board, program, { email, name: 'Ana Ruiz', roles: ['editor'] });

const office = '/start?principal=staff&returnTo=/bureau/membres';

/** Signs in at the office and returns the last page. */
const signInAtOffice = async (email: string, browser = site.browser()) => {
  const form = await browser.open(office);
  return browser.submit(form, { email, password });
};

const valueOf = (browser: Browser, name: string) => browser.cookies.get(`${name}|/`)?.value ?? null;
const staffOf = (browser: Browser) => readStaff(board, valueOf(browser, 'office'));
const candidateOf = (browser: Browser) => site.relyingParty.readSession(browser.header());

const count = async (table: 'candidates' | 'expected_registrations' | 'sessions'): Promise<number> =>
  (await db.selectFrom(table).selectAll().execute()).length;

/** Everything that a sign-in of a candidate leaves. */
async function traces() {
  return {
    candidates: await count('candidates'),
    registrations: await count('expected_registrations'),
    sessions: await count('sessions'),
  };
}
const none = { candidates: 0, registrations: 0, sessions: 0 };

test('a member who signs in enters the office, and is no candidate, no registration and no conversion', async () => {
  const { email, oid } = await newPerson();
  const id = await newMember(email);
  const browser = site.browser();
  const page = await signInAtOffice(email, browser);
  expect(page.url.pathname + page.url.search).toBe('/bureau/membres');
  expect(await staffOf(browser)).toMatchObject({ id, email, roles: ['editor'], way: 'provider' });
  expect(await traces()).toEqual(none);
  expect([valueOf(browser, 'session'), await candidateOf(browser)]).toEqual([null, null]);
  expect(browser.received.find((line) => line.startsWith('office='))).toMatch(/; HttpOnly; SameSite=Lax/);
  const bound = await db.selectFrom('staff.members').select('subject').where('id', '=', id).executeTakeFirst();
  expect(bound).toEqual({ subject: oid });
});

const refreshTokens = () => db.selectFrom('idp.payloads').select('id').where('model', '=', 'RefreshToken').execute();

test('a sign-in at the office leaves no token that could be refreshed', async () => {
  const { email } = await newPerson();
  await newMember(email);
  const before = (await refreshTokens()).length;
  await signInAtOffice(email);
  expect((await refreshTokens()).length).toBe(before);
});

test('somebody who is no member is refused, and nothing is created', async () => {
  const { email } = await newPerson();
  const browser = site.browser();
  const page = await signInAtOffice(email, browser);
  expect(page.url.pathname + page.url.search).toBe('/bureau/connexion?refuse=1');
  expect(await traces()).toEqual(none);
  expect([valueOf(browser, 'office'), valueOf(browser, 'session')]).toEqual([null, null]);
  const english = site.browser('en');
  const refused = await english.submit(await english.open(`${office}&locale=en`), { email, password });
  expect(refused.url.pathname + refused.url.search).toBe('/en/bureau/connexion?refuse=1');
});

const refusals = () => db.selectFrom('staff.refused_entries').select(['reason', 'tries']).orderBy('reason').execute();

test('refused sign-ins are counted, and cancelled ones are not', async () => {
  const [{ email }, member] = [await newPerson(), await newPerson()];
  await signInAtOffice(email);
  await signInAtOffice(email);
  const id = await newMember(member.email);
  await signInAtOffice(member.email);
  await removeMember(board, program, id, 'left');
  await signInAtOffice(member.email);
  const browser = site.browser();
  await browser.follow(await browser.open(office), /annuler|revenir/i);
  const begun = await browser.request(office);
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  await browser.open(`/connexion/retour?${new URLSearchParams({ error: 'server_error', state })}`);
  expect(await refusals()).toEqual([
    { reason: 'former', tries: 1 },
    { reason: 'provider', tries: 1 },
    { reason: 'stranger', tries: 2 },
  ]);
});

test('a removed member is refused', async () => {
  const { email } = await newPerson();
  const id = await newMember(email);
  await signInAtOffice(email);
  await removeMember(board, program, id, 'left');
  expect((await signInAtOffice(email)).url.search).toBe('?refuse=1');
});

test('a candidate who is refused at the office stays signed in as a candidate', async () => {
  const { email, oid } = await newPerson();
  const browser = site.browser();
  await browser.submit(await browser.open('/start?returnTo=/offres'), { email, password });
  const [session, before] = [valueOf(browser, 'session'), await traces()];
  expect((await signInAtOffice(email, browser)).url.search).toBe('?refuse=1');
  expect(valueOf(browser, 'session')).toBe(session);
  expect(await candidateOf(browser)).toMatchObject({ oid });
  expect(await traces()).toEqual(before);
});

test('a candidate who is a member too has two sessions, each for its own pages', async () => {
  const { email, oid } = await newPerson();
  const browser = site.browser();
  await browser.submit(await browser.open('/start?returnTo=/offres'), { email, password });
  const id = await newMember(email);
  await signInAtOffice(email, browser);
  expect(await candidateOf(browser)).toMatchObject({ oid });
  expect(await staffOf(browser)).toMatchObject({ id });
  const [session, secret] = [valueOf(browser, 'session'), valueOf(browser, 'office')];
  expect(await site.relyingParty.readSession(`session=${secret}; office=${secret}`)).toBeNull();
  expect(await readStaff(board, session)).toBeNull();
});

test('the office asks for credentials although the provider has a session', async () => {
  const { email } = await newPerson();
  await newMember(email);
  const browser = site.browser();
  await browser.submit(await browser.open('/start?returnTo=/offres'), { email, password });
  expect((await browser.open(office)).text).toContain('type="password"');
});

test('a sign-in that is older than five minutes proves nothing', async () => {
  const { email } = await newPerson();
  await newMember(email);
  const browser = site.browser();
  clock.ahead = 6 * minute;
  const page = await signInAtOffice(email, browser);
  expect(page.url.pathname + page.url.search).toBe('/bureau/connexion?erreur=notFresh&vers=%2Fbureau%2Fmembres');
  expect(valueOf(browser, 'office')).toBeNull();
});

test('a new sign-in replaces the session of the office', async () => {
  const { email } = await newPerson();
  await newMember(email);
  const browser = site.browser();
  await signInAtOffice(email, browser);
  const first = valueOf(browser, 'office');
  await signInAtOffice(email, browser);
  expect(await readStaff(board, first)).toBeNull();
  expect(await staffOf(browser)).toMatchObject({ email });
});

test('a member without an account makes one from the sign-in of the office, and is no candidate', async () => {
  const email = 'nouvelle@exemple.fr';
  const id = await newMember(email);
  const browser = site.browser();
  const entry = await browser.open(office);
  expect(entry.text).toContain('Réservé à l’équipe');
  const form = await browser.follow(entry, /créer|inscri/i);
  expect(form.text).toContain('Ce compte ouvre le bureau.');
  // The address of the longer form, which candidates choose by a button, asks for no profile either.
  const longer = await browser.open(`${form.url.pathname}/complete`);
  for (const page of [form, longer]) expect(page.text).not.toMatch(/nationality|missions|profil/);
  const typed = { email, password, givenName: 'Ana', familyName: 'Ruiz', terms: 'yes' };
  const page = await browser.submit(await browser.submit(form, typed), { code: site.lastCode() });
  expect(page.url.pathname + page.url.search).toBe('/bureau/membres');
  expect(await staffOf(browser)).toMatchObject({ id });
  expect(await traces()).toEqual(none);
});

test('an error of the provider leads back to the entry of the office', async () => {
  const browser = site.browser();
  const begun = await browser.request(office);
  const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const answer = await browser.open(`/connexion/retour?${new URLSearchParams({ error: 'server_error', state })}`);
  expect(answer.url.pathname + answer.url.search).toBe(
    '/bureau/connexion?erreur=providerError&vers=%2Fbureau%2Fmembres',
  );
});
