import { expect, test } from 'vitest';
import {
  type CandidateAccount,
  type CandidatesApi,
  CandidatesApiUnavailable,
  CandidateUnknown,
  SignInUnknown,
} from './candidates-api.ts';
import { noteSignIn, readAccount } from './read-account.ts';

const account: CandidateAccount = {
  statusId: 3,
  statusLabel: 'Profil complet',
  userId: 7,
  candidateId: 8,
  dateInscription: '2026-11-21T12:00:00.000Z',
};
const ana = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' };
const silent = new CandidatesApiUnavailable('no answer', { isUnanswered: true });
const failing = new CandidatesApiUnavailable('500', { isUnanswered: false });
const unknown = new CandidateUnknown('who?');

/** An API whose calls end as given. It records the calls and the reports that it is unavailable. */
function api(ends: Partial<Record<keyof CandidatesApi, Error>>) {
  const calls: unknown[] = [];
  const away: Error[] = [];
  const call = async (name: keyof CandidatesApi, ...given: unknown[]) => {
    calls.push([name, ...given]);
    const error = ends[name];
    if (error) throw error;
    return account;
  };
  const candidates: CandidatesApi = {
    status: (bearer) => call('status', bearer),
    create: (bearer, candidate) => call('create', bearer, candidate),
    updateLastConnexion: (bearer, id) => call('updateLastConnexion', bearer, id),
  };
  return { calls, away, asked: { candidates, accessToken: 'token', away: (error: Error) => void away.push(error) } };
}

const bearer = { oid: 'ana', accessToken: 'token' };
const status = ['status', bearer];
const create = ['create', bearer, ana];

test('a known account is read without creating one', async () => {
  const { calls, asked } = api({});
  expect(await readAccount(asked, 'ana', ana)).toEqual(account);
  expect(calls).toEqual([status]);
});

test.each([
  ['does not know the candidate', unknown],
  ['answers with an error', failing],
])('an API that %s is asked to create the account', async (_what, error) => {
  const { calls, away, asked } = api({ status: error });
  expect(await readAccount(asked, 'ana', ana)).toEqual(account);
  expect(calls).toEqual([status, create]);
  expect(away).toEqual([]);
});

test('an API that does not answer at all is called only once, and the sign-in continues without it', async () => {
  const { calls, away, asked } = api({ status: silent });
  expect(await readAccount(asked, 'ana', ana)).toBeNull();
  expect(calls).toEqual([status]);
  expect(away).toEqual([silent]);
});

test.each([
  ['fails', failing],
  ['falls silent', silent],
  ['contradicts itself', unknown],
])('an API that %s at creation does not prevent the sign-in, and is reported', async (_what, error) => {
  const { away, asked } = api({ status: failing, create: error });
  expect(await readAccount(asked, 'ana', ana)).toBeNull();
  expect(away).toEqual([error]);
});

test('the sign-in ends with an error if the account is gone at the identity provider, or after an error of ours', async () => {
  for (const error of [new SignInUnknown('gone'), new TypeError('a fault')]) {
    await expect(readAccount(api({ status: error }).asked, 'ana', ana)).rejects.toBe(error);
    await expect(readAccount(api({ status: failing, create: error }).asked, 'ana', ana)).rejects.toBe(error);
  }
});

test('the sign-in is reported with the number from the API; without an answer of the API nothing is reported', async () => {
  const { calls, asked } = api({});
  await noteSignIn(asked, 'ana', null);
  await noteSignIn(asked, 'ana', account);
  expect(calls).toEqual([['updateLastConnexion', bearer, account.candidateId]]);
});

test('a sign-in continues if it cannot be reported, but an error of ours is thrown', async () => {
  const { away, asked } = api({ updateLastConnexion: silent });
  await noteSignIn(asked, 'ana', account);
  expect(away).toEqual([silent]);
  await expect(
    noteSignIn(api({ updateLastConnexion: new TypeError('a fault') }).asked, 'ana', account),
  ).rejects.toThrow('a fault');
});
