import { beforeEach, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { FinishedSignIn } from '#identity/relying-party/sign-in/finish-sign-in.ts';
import { SignInCancelled } from '#identity/relying-party/sign-in/sign-in-errors.ts';
import { openSite, partsOf } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const { relyingParty } = partsOf(board);

beforeEach(() => db.deleteFrom('candidates').execute());

/** Simulates the callback from the provider. */
async function comeBack(oid: string, method: FinishedSignIn['method']): Promise<Response> {
  const claims = { oid, tfp: null, emails: [`${oid}@example.org`], given_name: 'Ana', family_name: 'Ruiz', name: '' };
  const signedIn = {
    principal: 'candidate',
    claims,
    accessToken: '',
    method,
    returnTo: `/offres?method=${method}`,
    locale: 'fr',
    setCookie: ['session=x'],
  };
  const finishSignIn = async () => ({ ...signedIn, principal: 'candidate', locale: 'fr' }) as const;
  return (await openSite(board, { relyingParty: { ...relyingParty, finishSignIn } }))('/connexion/retour?code=x');
}

test.each([
  ['fr', '/', '', '/?lang=fr'],
  ['fr', '/?method=simple', '', '/?method=simple&lang=fr'],
  ['fr', '/', 'i18n_redirected=en', '/?lang=fr'],
  ['fr', '/', 'i18n_redirected=fr', '/'],
  ['fr', '/offres', '', '/offres'],
  ['en', '/en', '', '/en'],
] as const)(
  'a sign-in in %s with the target %s and the cookie «%s» ends on %s',
  async (locale, returnTo, cookie, end) => {
    const claims = {
      oid: 'ana',
      tfp: null,
      emails: ['ana@example.org'],
      given_name: 'Ana',
      family_name: 'Ruiz',
      name: '',
    };
    const ended = { returnTo, locale, keptForm: null, principal: 'candidate' } as const;
    const finishSignIn = async () => ({ claims, accessToken: '', method: 'signin' as const, ...ended, setCookie: [] });
    const cancelled = async () => Promise.reject(new SignInCancelled({ ...ended, setCookie: [] }));
    for (const finish of [finishSignIn, cancelled]) {
      const ask = await openSite(board, { relyingParty: { ...relyingParty, finishSignIn: finish } });
      const answer = await ask('/connexion/retour?code=x', { headers: { cookie, 'accept-language': 'en' } });
      expect(answer.headers.get('location')).toBe(end);
    }
  },
);

const expected = async () =>
  (await db.selectFrom('expected_registrations').select('kind').execute()).map(({ kind }) => kind);

test.each([
  ['complete', 'complete'],
  ['simple', 'simple'],
  ['signin', 'simple'],
] as const)('a new account created by %s counts as the registration %s', async (method, kind) => {
  const answer = await comeBack('ana', method);
  expect(answer.headers.get('location')).toBe(`/offres?method=${method}`);
  expect(await expected()).toEqual([kind]);
});

test('no sign-in method records a sign-in to an existing account as a registration', async () => {
  await comeBack('ana', 'signin');
  await db.deleteFrom('expected_registrations').execute();
  for (const method of ['signin', 'simple', 'complete'] as const) await comeBack('ana', method);
  expect(await expected()).toEqual([]);
});
