import { expect, test } from 'vitest';
import { AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import {
  type Ending,
  errorOf,
  SignInIgnored,
  SignInUnanswered,
} from '#identity/relying-party/sign-in/sign-in-errors.ts';
import { messages as en } from '#words/messages.en.ts';
import { messages as fr } from '#words/messages.fr.ts';
import { openSite, partsOf, quiet } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const { relyingParty } = partsOf(board);

const claimToken = 'k'.repeat(43);
const ending: Ending = {
  returnTo: '/en/offres/12?a=b',
  locale: 'en',
  keptForm: claimToken,
  principal: 'candidate',
  setCookie: ['sign-in-x=; Max-Age=0'],
};

/** Ends a sign-in with an error and returns the site's answer. */
async function after(error: Error) {
  const site = await openSite(board, {
    relyingParty: {
      ...relyingParty,
      finishSignIn: async () => {
        throw error;
      },
      startSignIn: async ({ policy, returnTo, keptForm }) => ({
        redirectTo: `https://provider.example/${policy}?${new URLSearchParams({ to: returnTo ?? '', kept: keptForm ?? '' })}`,
        setCookie: [],
      }),
    },
  });
  const told: string[] = [];
  const levels = ['info', 'warn', 'error'] as const;
  const log = Object.fromEntries(levels.map((level) => [level, () => void told.push(level)]));
  const answer = await site('/connexion/retour?code=x&state=y', { log: { ...quiet, ...log } });
  const message = answer.headers.getSetCookie().find((line) => line.includes('message='));
  const closed = answer.headers.getSetCookie().includes('sign-in-x=; Max-Age=0');
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    message: /=([\w.]*)/.exec(message ?? '')?.[1],
    closed,
    told,
  };
}

const said = (description: string) => errorOf(description, ending, null);
const back = new URLSearchParams({ to: ending.returnTo, kept: claimToken });

// Situations about accounts in specification §8: the provider's error, and how the site reacts.
test.each([
  ['any error of the provider', said('server_error'), `/en/connexion/choix?${back}`, 'auth.errors.anErrorOccured'],
  ['an error without a description', said(''), `/en/connexion/choix?${back}`, 'auth.errors.anErrorOccured'],
  ['a forgotten password', said('AADB2C90118: x'), `https://provider.example/passwordReset?${back}`, undefined],
  [
    'an unavailable user',
    said('AADB2C99002: x'),
    '/en/connexion?to=%2Fen%2Fespace-personnel%2Fprofil&fresh=yes',
    undefined,
  ],
  [
    'a disabled user',
    said('AADSTS50057: x'),
    '/en/connexion?to=%2Fen%2Fespace-personnel%2Fprofil&fresh=yes',
    undefined,
  ],
  ['a cancelled sign-in that a form started', said('AADB2C90091: x'), `/en/connexion/choix?${back}`, undefined],
  [
    'any other cancelled sign-in',
    errorOf('AADB2C90091', { ...ending, keptForm: null }, null),
    ending.returnTo,
    undefined,
  ],
  [
    'a cancelled sign-in towards a page that would ask again',
    errorOf('AADB2C90091', { ...ending, keptForm: null, returnTo: '/en/notifications?page=2' }, null),
    '/en/connexion/choix?to=%2Fen%2Fnotifications%3Fpage%3D2',
    undefined,
  ],
  ['a sign-up that was chosen instead', said('sign_up_requested'), `/en/inscription?${back}`, undefined],
  [
    'a provider that gives no answer',
    new SignInUnanswered(ending),
    `/en/connexion/choix?${back}`,
    'auth.errors.loginFailed',
  ],
])('the site reacts as specified to this error: %s', async (_situation, error, to, message) => {
  expect(await after(error)).toMatchObject({ status: 302, to, message, closed: true });
});

test('a callback with the state of another browser is ignored without a message', async () => {
  expect(await after(new SignInIgnored())).toMatchObject({ status: 302, to: '/', message: undefined, closed: false });
});

// The same errors, but in the query of any page.
test.each([
  ['error=server_error', '/en/offres?a=b', 'auth.errors.anErrorOccured'],
  ['error=', '/en/offres?a=b', 'auth.errors.anErrorOccured'],
  ['error=access_denied&error_description=AADB2C90118%3A+x', '/en/mot-de-passe?to=%2Fen%2Foffres%3Fa%3Db', undefined],
  [
    'error=access_denied&error_description=AADB2C99002%3A+x',
    '/en/connexion?to=%2Fen%2Fespace-personnel%2Fprofil&fresh=yes',
    undefined,
  ],
])('?%s on any page redirects to %s, and stores %s', async (query, to, message) => {
  const answer = await (await openSite(board))(`/en/offres?a=b&${query}`);
  expect(answer.headers.get('location')).toBe(to);
  expect(/message=([\w.]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]).toBe(message);
});

/** Reads the stored message on a page without scripts. */
async function told(code: string, address = '/'): Promise<string> {
  const page = await (await openSite(board))(address, { headers: { cookie: `__Host-message=${code}` } });
  expect(page.headers.get('set-cookie')).toMatch(/message=;.*Max-Age=0/);
  return (await page.text()).replaceAll('&#x27;', "'");
}

test.each([
  ['auth.errors.accountUnavailable', fr.shell.error.accountUnavailable, en.shell.error.accountUnavailable],
  ['auth.errors.anErrorOccured', fr.shell.error.anErrorOccured, en.shell.error.anErrorOccured],
  ['auth.errors.loginFailed', fr.shell.error.title, en.shell.error.title],
])('%s is stored, and shown once in an open dialog of the next page', async (code, french, english) => {
  for (const [address, words] of [
    ['/', french],
    ['/en', english],
  ] as const) {
    const html = await told(code, address);
    expect(html).toMatch(/<dialog[^>]* open=""/);
    expect(html).toContain(words.split('<')[0]);
  }
});

test('the French page has the sentences of the specification', async () => {
  expect(fr.shell.error.title).toBe('Connexion impossible');
  expect(fr.errors.generic.replaceAll('’', "'")).toBe("Une erreur s'est produite");
  expect((await told('auth.accountDeleted')).replaceAll('’', "'")).toContain(
    "Votre compte a été supprimé, vous pouvez toujours vous réinscrire si vous remplissez les conditions d'éligibilité.",
  );
});

test('an unknown message is not shown', async () => {
  for (const code of ['auth.errors.evil', '<script>', '%00', 'constructor'])
    expect(
      await (await (await openSite(board))('/', { headers: { cookie: `__Host-message=${code}` } })).text(),
    ).not.toMatch(/<dialog[^>]* open=""/);
});

test('an account that became unavailable is signed out at the site and at the provider, with a message', async () => {
  const { candidate } = await insertCandidate(board, { status_id: 10 });
  const claims = {
    oid: candidate.oid,
    tfp: null,
    emails: ['a@example.org'],
    given_name: 'A',
    family_name: 'B',
    name: '',
  };
  const signedIn = {
    principal: 'candidate',
    claims,
    accessToken: '',
    method: 'signin',
    returnTo: '/',
    locale: 'en',
    setCookie: ['session=x'],
  } as const;
  let ended = 0;
  const site = await openSite(board, {
    relyingParty: {
      ...relyingParty,
      finishSignIn: async () => ({ ...signedIn, setCookie: [...signedIn.setCookie] }),
      endSession: async () => {
        ended += 1;
        return { redirectTo: 'https://provider.example/logout', setCookie: [] };
      },
    },
  });
  const answer = await site('/connexion/retour?code=x&state=y');
  expect([ended, answer.headers.get('location')]).toEqual([1, 'https://provider.example/logout']);
  expect(answer.headers.get('set-cookie')).toContain(`message=${new AccountUnavailable().code}`);
});

// Errors that anybody can put into an address must not cause an alert.
test.each([
  ['a refusal of the provider', said('server_error'), ['warn']],
  ['an invented code', said('invalid_grant'), ['warn']],
  ['a provider that gives no answer', new SignInUnanswered(ending, 'timeout'), ['error']],
  ['our own fault', new TypeError('x is not a function'), ['error']],
  ['a return without a sign-in', new SignInIgnored(), []],
])('the log contains %s at the right level', async (_what, error, levels) => {
  expect((await after(error)).told).toEqual(levels);
});
