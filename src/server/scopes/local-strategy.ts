import type { AuthCaller, LocalStrategy } from '#api/auth/auth-routes.ts';
import { presentUser, type SignedInUser } from '#api/auth/present-user.ts';
import type { Board } from '#board/context/board.ts';
import { AccountErased, AccountUnavailable } from '#board/candidates/account-unavailable.ts';
import { type CandidatesApi, CandidateUnknown } from '#board/candidates/accounts/candidates-api.ts';
import { localCandidatesApi } from '#board/candidates/accounts/local-candidates-api.ts';
import { isUnavailable } from '#board/candidates/candidate-status.ts';
import { welcomeCandidate } from '#board/sign-in/welcome-candidate.ts';
import { cookiesAfter } from '#http/cookies.ts';
import type { RelyingParty } from '#identity/relying-party/create-relying-party.ts';
import { authProblem } from './auth-problem.ts';

type Parts = {
  readonly board: Board;
  readonly candidates: CandidatesApi;
  readonly log: { warn(facts: object, message: string): void };
  readonly relyingParty: Pick<RelyingParty, 'readSession' | 'signInLocally' | 'signOutLocally'>;
};

/**
 * Creates the local strategy on the site's sessions. A sign-in through it has the same effects as a sign-in
 * on the site.
 */
export function localStrategy(parts: Parts): LocalStrategy {
  const { relyingParty } = parts;
  return {
    async signIn(asking, credentials) {
      try {
        const setCookie = await enter(parts, asking, credentials);
        const after = { ...asking, cookieHeader: cookiesAfter(setCookie, asking.cookieHeader) };
        const user = await userOf(parts, after);
        if (user === null) throw new AccountErased('erased meanwhile');
        return { user, setCookie };
      } catch (error) {
        throw authProblem(error, asking.locale);
      }
    },
    signOut: ({ cookieHeader }) => relyingParty.signOutLocally(cookieHeader),
    async user(asking) {
      try {
        return await userOf(parts, asking);
      } catch (error) {
        throw authProblem(error, asking.locale);
      }
    },
  };
}

async function enter(
  { board, candidates, log, relyingParty }: Parts,
  asking: AuthCaller,
  credentials: Parameters<LocalStrategy['signIn']>[1],
): Promise<readonly string[]> {
  const { claims, accessToken, setCookie } = await relyingParty.signInLocally({ ...asking, ...credentials });
  const away = (error: Error) => log.warn({ err: error }, 'the candidates API does not answer');
  try {
    const arrived = { claims, method: 'signin', locale: asking.locale } as const;
    await welcomeCandidate(board, arrived, { candidates, accessToken, away });
    return setCookie;
  } catch (error) {
    await relyingParty.signOutLocally(cookiesAfter(setCookie, null));
    throw error;
  }
}

/**
 * @throws AccountUnavailable if the account became unavailable after the sign-in; this has ended the session
 */
async function userOf({ board, relyingParty }: Parts, { cookieHeader }: AuthCaller): Promise<SignedInUser | null> {
  const session = await relyingParty.readSession(cookieHeader);
  if (session === null) return null;
  const account = await localCandidatesApi(board).status({ oid: session.oid, accessToken: '' }).catch(nobody);
  if (account === null) return null;
  if (!isUnavailable(account.statusId)) return presentUser(session.claims, account, session.accessExpiresAt);
  await relyingParty.signOutLocally(cookieHeader);
  throw new AccountUnavailable('this account became unavailable');
}

function nobody(error: unknown): null {
  if (error instanceof CandidateUnknown) return null;
  throw error;
}
