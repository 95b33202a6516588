import { minute } from '#durations.ts';
import type { Locale } from '#words/locale.ts';
import { type Claims, provenEmailsOf } from '#identity/relying-party/connection/claims.ts';
import { type Ending, SignInNotFresh } from './sign-in-errors.ts';

/** A person who has signed in for the office, and has no session yet. */
export type FinishedStaffSignIn = {
  readonly principal: 'staff';
  readonly claims: Claims;
  /** Addresses that the provider has verified. */
  readonly provenEmails: readonly string[];
  /** Time at which the person proved their identity. */
  readonly provenAt: Date;
  readonly returnTo: string;
  readonly locale: Locale;
  readonly setCookie: string[];
};

// The transaction lasts longer, but the form of the provider is sent right before the person returns.
const freshTime = 5 * minute;

/**
 * Tells who has signed in. The tokens are dropped: none of them can be refreshed.
 * @throws SignInNotFresh if the provider used an older sign-in, although it was asked for a new one, or does
 *   not say when the person signed in
 */
export function finishStaffSignIn(claims: Claims, ending: Ending, now: Date): FinishedStaffSignIn {
  const { authTime: provenAt } = claims;
  if (!provenAt || now.getTime() - provenAt.getTime() > freshTime) throw new SignInNotFresh(ending);
  const { returnTo, locale, setCookie } = ending;
  return { principal: 'staff', claims, provenEmails: provenEmailsOf(claims), provenAt, returnTo, locale, setCookie };
}
