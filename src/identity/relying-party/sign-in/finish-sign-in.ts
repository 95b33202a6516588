import * as client from 'openid-client';
import { noteAnswered } from './answered-sign-ins.ts';
import type { Claims } from '#identity/relying-party/connection/claims.ts';
import type { SignInFrom } from '#identity/both-sides/device.ts';
import { type FinishedStaffSignIn, finishStaffSignIn } from './finish-staff-sign-in.ts';
import { openSession } from './open-session.ts';
import type { Parts } from './parts.ts';
import { withMethod } from './return-target.ts';
import { isOutage } from '#identity/relying-party/connection/provider-connections.ts';
import { type Ending, errorOf, SignInIgnored, SignInUnanswered } from './sign-in-errors.ts';
import { redeemCode } from './redeem-code.ts';
import { callbackUri } from '#identity/relying-party/connection/request-parameters.ts';
import type { Locale } from '#words/locale.ts';
import type { Received } from '#identity/relying-party/sessions/tokens.ts';
import type { Transaction } from './transaction.ts';

export type FinishSignIn = {
  /**
   * Address of the callback request. Only its query is read; the rest of the address comes from the
   * configuration.
   */
  readonly callbackUrl: string;
  readonly cookieHeader: string | null;
  /** Browser and network, by which candidates recognise the session in the list of their devices. */
  readonly from: SignInFrom;
};

export type FinishedSignIn = {
  readonly principal: 'candidate';
  readonly claims: Claims;
  /** Access token for the candidates API. */
  readonly accessToken: string;
  /** What the sign-in was: `simple` and `complete` mean a registration, `signin` does not. */
  readonly method: 'signin' | 'simple' | 'complete';
  /** The stored target, with `?method=` added. */
  readonly returnTo: string;
  readonly locale: Locale;
  readonly setCookie: string[];
};

/**
 * Makes a session with a new id from the answer of the provider. A sign-in as staff makes no session: it only
 * tells who has signed in.
 * @throws SignInIgnored, ForgottenPassword, UserUnavailable, SignInCancelled, OtherPolicyRequested,
 * SignInUnanswered, SignInNotFresh, ProviderError
 */
export async function finishSignIn(
  parts: Parts,
  { callbackUrl, cookieHeader, from }: FinishSignIn,
): Promise<FinishedSignIn | FinishedStaffSignIn> {
  const { settings, transactions } = parts;
  const answer = new URL(callbackUri(parts));
  answer.search = URL.parse(callbackUrl, settings.publicUrl)?.search ?? '';
  const transaction = openTransaction(parts, answer, cookieHeader);
  if (!(await noteAnswered(settings.db, transaction))) throw new SignInIgnored();
  const { locale, keptForm, principal, returnTo } = transaction;
  const ending: Ending = { returnTo, locale, keptForm, principal, setCookie: [transactions.close(transaction.state)] };
  const received = await redeem(parts, answer, transaction, ending);
  if (principal === 'staff') return finishStaffSignIn(received.content.claims, ending, settings.now());
  return enterSite(parts, { transaction, received, ending, cookieHeader, from });
}

type Entering = Pick<FinishSignIn, 'cookieHeader' | 'from'> & {
  readonly transaction: Transaction;
  readonly received: Received;
  readonly ending: Ending;
};

async function enterSite(
  parts: Parts,
  { transaction, received, ending, cookieHeader, from }: Entering,
): Promise<FinishedSignIn> {
  const { action, locale, method, keptForm, returnTo } = transaction;
  const session = await openSession(parts, { action, received, cookieHeader, from });
  if (keptForm) await parts.interruptedForms.own(keptForm, received.content.claims.oid, cookieHeader);
  return {
    principal: 'candidate',
    claims: received.content.claims,
    accessToken: received.content.accessToken,
    method,
    returnTo: withMethod(returnTo, method),
    locale,
    setCookie: [session, ...ending.setCookie],
  };
}

function openTransaction({ settings, transactions }: Parts, answer: URL, cookieHeader: string | null): Transaction {
  const state = answer.searchParams.get('state');
  const transaction = state && transactions.find(state, settings.now(), cookieHeader);
  if (!transaction) throw new SignInIgnored();
  return transaction;
}

async function redeem(parts: Parts, answer: URL, transaction: Transaction, ending: Ending): Promise<Received> {
  try {
    return await redeemCode(parts, answer, transaction);
  } catch (error) {
    const description =
      error instanceof client.AuthorizationResponseError ? (error.error_description ?? error.error) : String(error);
    throw isOutage(error)
      ? new SignInUnanswered(ending, description, { cause: error })
      : errorOf(description, ending, error);
  }
}
