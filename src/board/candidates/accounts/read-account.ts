import {
  type Bearer,
  type CandidateAccount,
  type CandidatesApi,
  CandidatesApiUnavailable,
  CandidateUnknown,
  type NewCandidate,
} from './candidates-api.ts';

/** The candidates API as a sign-in uses it. */
export type AskedApi = {
  readonly candidates: CandidatesApi;
  /** Token of the candidate who signs in. */
  readonly accessToken: string;
  /** Called if an external API does not answer: the sign-in continues with the data known here. */
  readonly away: (error: Error) => void;
};

/**
 * Returns the account of the candidate who signs in: its status or, if that call fails, the account that is
 * then created (specification §7). Null if an external API does not answer, which must not prevent signing
 * in.
 */
export async function readAccount(
  { candidates, accessToken, away }: AskedApi,
  oid: string,
  candidate: NewCandidate,
): Promise<CandidateAccount | null> {
  return unlessAway(away, () => statusOrNew(candidates, { oid, accessToken }, candidate));
}

/** Reports the sign-in to the candidates API; does nothing if the account was not read. */
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
    // an API that does not answer gets no second call, which would wait as long again
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
