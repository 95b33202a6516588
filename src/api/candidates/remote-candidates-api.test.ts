import { expect, test } from 'vitest';
import { InvalidInput } from '#words/invalid-input.ts';
import {
  CandidatesApiUnavailable,
  CandidateUnknown,
  SignInUnknown,
} from '#board/candidates/accounts/candidates-api.ts';
import { candidatesProblem } from './candidates-problem.ts';
import { remoteCandidatesApi } from './remote-candidates-api.ts';

const account = { statusId: 3, statusLabel: 'x', userId: 1, candidateId: 2, dateInscription: '2026-11-21T12:00:00Z' };
const bearer = { oid: 'a/b c', accessToken: 'the-token' };

/** An external API with a prepared answer; it records the requests. */
function elsewhere(answer: () => Response | Promise<Response> = () => Response.json(account)) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    asked.push({ url: new Request(url).url, init });
    return answer();
  };
  return { asked, api: remoteCandidatesApi({ url: 'https://elsewhere.example/api/Candidates//', fetch }) };
}

test('the three calls have the methods, paths and bodies of the specification', async () => {
  const { asked, api } = elsewhere();
  await api.status(bearer);
  await api.create(bearer, { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' });
  await api.updateLastConnexion(bearer, 2);
  expect(asked.map(({ url, init: { method, body } }) => [method, url, body])).toEqual([
    ['GET', 'https://elsewhere.example/api/Candidates/a%2Fb%20c/Status', undefined],
    [
      'POST',
      'https://elsewhere.example/api/Candidates/Create',
      JSON.stringify({ firstName: 'Ana', lastName: 'Ruiz', azureObjectId: 'a/b c', email: 'ana@example.org' }),
    ],
    ['PUT', 'https://elsewhere.example/api/Candidates/UpdateLastConnexion', '{"id":2}'],
  ]);
});

test('every call carries the candidate’s token and follows no redirect to another address', async () => {
  const { asked, api } = elsewhere();
  await api.status(bearer);
  expect(asked[0]?.init).toMatchObject({ headers: { authorization: 'Bearer the-token' }, redirect: 'error' });
  expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
});

test('unknown fields of an answer are ignored', async () => {
  const { api } = elsewhere(() => Response.json({ ...account, password: 'SECRET' }));
  expect(await api.status(bearer)).toEqual(account);
});

test.each<[string, () => Response | Promise<Response>, boolean]>([
  ['answers 500', () => new Response('{}', { status: 500 }), false],
  ['answers without the account', () => Response.json({}), false],
  ['answers an account with half a number', () => Response.json({ ...account, userId: 1.5 }), false],
  ['answers a page', () => new Response('<h1>Maintenance</h1>'), true],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed')), true],
])(
  'an API that %s counts as unavailable, and may be called again unless it gave no answer',
  async (_what, answer, isUnanswered) => {
    const asking = elsewhere(answer).api.status(bearer);
    await expect(asking).rejects.toBeInstanceOf(CandidatesApiUnavailable);
    await expect(asking).rejects.toMatchObject({ isUnanswered });
  },
);

test('the answer 404 means that the API does not know the candidate', async () => {
  await expect(elsewhere(() => new Response(null, { status: 404 })).api.status(bearer)).rejects.toBeInstanceOf(
    CandidateUnknown,
  );
});

test('a refused call gets a status and a code for its reason; our own errors stay server errors', () => {
  expect(candidatesProblem(new CandidateUnknown('x'))).toMatchObject({ status: 404, code: 'candidates.unknown' });
  expect(candidatesProblem(new SignInUnknown('x'))).toMatchObject({ status: 403, code: 'candidates.signInUnknown' });
  expect(candidatesProblem(new InvalidInput({ email: 'field.invalid' }))).toMatchObject({ status: 400 });
  for (const error of [new CandidatesApiUnavailable('x', { isUnanswered: true }), new Error('x'), null])
    expect(candidatesProblem(error)).toBeUndefined();
});
