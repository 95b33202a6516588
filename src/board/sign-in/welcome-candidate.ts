import type { Board } from '#board/context/board.ts';
import { expectRegistration } from '#board/registrations/expect-registration.ts';
import type { Locale } from '#words/locale.ts';
import type { AskedApi } from '#board/candidates/accounts/read-account.ts';
import { beginProfile, type SignUpDetails } from '#board/candidates/begin-profile.ts';
import { connectCandidate, type Connected } from './connect-candidate.ts';
import { refuseStaff } from './refuse-staff.ts';

/** Claims of the provider about the person who has just signed in. */
type Arrived = {
  readonly claims: SignUpDetails & {
    readonly oid: string;
    readonly emails: readonly string[];
    readonly emailVerified?: boolean;
    readonly given_name: string;
    readonly family_name: string;
  };
  /** Kind of sign-in: a complete sign-up, or any other. */
  readonly method: 'signin' | 'simple' | 'complete';
  readonly locale: Locale;
};

/**
 * Performs all steps after a sign-in of any kind: connects the candidate and, for a new candidate, begins the
 * profile and counts the registration.
 * @throws AccountUnavailable, AccountErased, AccountOfStaff
 */
export async function welcomeCandidate(
  board: Board,
  { claims, method, locale }: Arrived,
  api?: AskedApi,
): Promise<Connected> {
  const { oid, emails, emailVerified = true, given_name: firstName, family_name: lastName } = claims;
  await refuseStaff(board, { oid, provenEmails: emailVerified ? emails : [] });
  const connected = await connectCandidate(board, { oid, email: emails[0] ?? '', firstName, lastName, locale }, api);
  const { candidate, created } = connected;
  if (created) {
    await beginProfile(board, { kind: 'candidate', candidate }, claims);
    // Expects a registration even without a sign-up, because signing in with an external service creates an
    // account too.
    await expectRegistration(board, candidate, method === 'complete' ? 'complete' : 'simple');
  }
  return connected;
}
