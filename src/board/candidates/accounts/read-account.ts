import {
  type Bearer,
  type CandidateAccount,
  type CandidatesApi,
  CandidatesApiAway,
  CandidateUnknown,
  type NewCandidate,
} from './candidates-api.ts';

/** The candidates API, as a sign-in asks it. */
export type AskedApi = {
  readonly candidates: CandidatesApi;
  /** Of who signs in. */
  readonly accessToken: string;
  /** Hears that an API elsewhere does not answer: the sign-in goes on with what is known here. */
  readonly away: (error: Error) => void;
};

/**
 * The account of who signs in: its status or, where that call fails, what is made then (specification §7).
 * An API elsewhere that does not answer keeps nobody from signing in: null.
 */
export async function readAccount(
  { candidates, accessToken, away }: AskedApi,
  oid: string,
  candidate: NewCandidate,
): Promise<CandidateAccount | null> {
  return unlessAway(away, () => statusOrNew(candidates, { oid, accessToken }, candidate));
}

/** Notes there that the candidate has signed in; an account that was not read has none to note. */
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
    if (error instanceof CandidatesApiAway && error.isSilent) throw error; // it would be waited for twice
    if (error instanceof CandidatesApiAway || error instanceof CandidateUnknown) return api.create(bearer, candidate);
    throw error;
  }
}

async function unlessAway<T>(away: (error: Error) => void, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CandidatesApiAway) && !(error instanceof CandidateUnknown)) throw error;
    away(error);
    return null;
  }
}
