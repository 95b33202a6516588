import {
  type Bearer,
  type CandidateAccount,
  type CandidatesApi,
  CandidatesApiUnavailable,
  CandidateUnknown,
} from '#board/candidates/accounts/candidates-api.ts';
import { candidateAccount } from './candidate-account.ts';

type Elsewhere = {
  /** Base address of the API, such as https://example.org/api/Candidates. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  /** Limit of milliseconds for each call. A sign-in makes three calls. */
  readonly patience?: number;
};

type Call = { readonly method: string; readonly path: string; readonly body?: object };

/** The candidates API over HTTP. It is used if another system provides this API. */
export function remoteCandidatesApi({ url, fetch = globalThis.fetch, patience = 1500 }: Elsewhere): CandidatesApi {
  const base = url.replace(/\/+$/, '');
  const ask = async (bearer: Bearer, { method, path, body }: Call): Promise<CandidateAccount> => {
    const answer = await fetch(`${base}/${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer.accessToken}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(patience),
      redirect: 'error', // Redirects are not followed, because the token must only go to this address.
      ...(body && { body: JSON.stringify(body) }),
    }).catch(away);
    if (answer.status === 404) throw new CandidateUnknown(`the candidates API answers ${answer.status}`);
    const read = candidateAccount.safeParse(answer.ok ? await answer.json().catch(away) : undefined);
    if (!read.success)
      throw new CandidatesApiUnavailable(`the candidates API answers ${answer.status}`, { isUnanswered: false });
    return read.data;
  };
  return {
    status: (bearer) => ask(bearer, { method: 'GET', path: `${encodeURIComponent(bearer.oid)}/Status` }),
    create: (bearer, { firstName, lastName, email }) =>
      ask(bearer, {
        method: 'POST',
        path: 'Create',
        body: { firstName, lastName, azureObjectId: bearer.oid, email },
      }),
    updateLastConnexion: (bearer, id) => ask(bearer, { method: 'PUT', path: 'UpdateLastConnexion', body: { id } }),
  };
}

function away(cause: unknown): never {
  throw new CandidatesApiUnavailable('the candidates API does not answer', { cause, isUnanswered: true });
}
