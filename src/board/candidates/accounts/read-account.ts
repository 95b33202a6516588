import {
  type Bearer,
  type CandidateAccount,
  type CandidatesApi,
  CandidatesApiUnavailable,
  CandidateUnknown,
  type NewCandidate,
} from './candidates-api.ts';

/** The calls of the candidates API that a sign-in makes. */
export type AskedApi = {
  readonly candidates: CandidatesApi;
  /** Token of the candidate who signs in. */
  readonly accessToken: string;
  /** Called if an external API does not answer. The sign-in then continues with the data of this board. */
  readonly away: (error: Error) => void;
};

/**
 * Returns the account of the candidate who signs in. Calls `status` and, if this call fails, `create`
 * (specification §7). Null if an external API does not answer, because signing in must work without it.
 */
export async function readAccount(
  { candidates, accessToken, away }: AskedApi,
  oid: string,
  candidate: NewCandidate,
): Promise<CandidateAccount | null> {
  return unlessAway(away, () => statusOrNew(candidates, { oid, accessToken }, candidate));
}

/** Reports the sign-in to the candidates API. Does nothing if the account could not be read. */
export async function noteSignIn(
  { candidates, accessToken, away }: AskedApi,
  oid: string,
  account: CandidateAccount | null,
): Promise<void> {
  if (account === null) return;
  await unlessAway(away, () => candidates.updateLastConnexion({ oid, accessToken }, account.candidateId));
}

async function statusOrNew(api: CandidatesApi, bearer: Bearer, candidate: NewCandidate): Promise<CandidateAccount> {
  try {
    return await api.status(bearer);
  } catch (error) {
    // Does not call an API again that gave no answer, because a second call would wait just as long.
    if (error instanceof CandidatesApiUnavailable && error.isUnanswered) throw error;
    if (error instanceof CandidatesApiUnavailable || error instanceof CandidateUnknown)
      return api.create(bearer, candidate);
    throw error;
  }
}

async function unlessAway<T>(away: (error: Error) => void, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CandidatesApiUnavailable) && !(error instanceof CandidateUnknown)) throw error;
    away(error);
    return null;
  }
}
