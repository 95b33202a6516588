import * as client from 'openid-client';
import { readCookie } from '#http/cookies.ts';
import { fingerprint } from '../sealing.ts';
import type { Claims } from './claims.ts';
import { claimsOf } from './claims-of-tokens.ts';
import { readDevice, type SignInFrom } from '../device.ts';
import type { Parts } from './parts.ts';
import { withMethod } from './return-target.ts';
import { absoluteSeconds, sessionCookie } from './session-store.ts';
import { isOutage } from './is-outage.ts';
import { type Ending, errorOf, SignInIgnored, SignInUnanswered } from './sign-in-errors.ts';
import { callbackUri, tokenParameters } from './request-parameters.ts';
import type { Locale } from '#words/locale.ts';
import { contentOf, type Received } from './tokens.ts';
import type { Transaction } from './transaction.ts';

export type FinishSignIn = {
  /**
   * Address that the provider called, as the request has it. Only its query counts: the rest comes from the
   * configuration.
   */
  readonly callbackUrl: string;
  readonly cookieHeader: string | null;
  /** By which the candidate knows the session again. */
  readonly from: SignInFrom;
};

export type SignedIn = {
  readonly claims: Claims;
  /** Speaks for the person to the candidates API. */
  readonly accessToken: string;
  /** simple or complete records a registration; signin does not. */
  readonly method: 'signin' | 'simple' | 'complete';
  /** The stored target with `?method=` appended. */
  readonly returnTo: string;
  readonly locale: Locale;
  readonly setCookie: string[];
};

/**
 * Turns the provider's answer into a session with a new id.
 * @throws SignInIgnored, ForgottenPassword, UserUnavailable, SignInCancelled, OtherPolicyRequested,
 * SignInUnanswered, ProviderError
 */
export async function finishSignIn(parts: Parts, { callbackUrl, cookieHeader, from }: FinishSignIn): Promise<SignedIn> {
  const { settings, cookies, sessions, transactions, keptForms } = parts;
  const answer = new URL(callbackUri(parts));
  answer.search = URL.parse(callbackUrl, settings.publicUrl)?.search ?? '';
  const transaction = openTransaction(parts, answer, cookieHeader);
  const { action, locale, method, keptForm } = transaction;
  const done = transactions.close(transaction.state);
  const received = await redeem(parts, answer, transaction, {
    returnTo: transaction.returnTo,
    locale,
    keptForm,
    setCookie: [done],
  });
  const previous = readCookie(cookieHeader, cookies.nameOf(sessionCookie));
  if (previous) await sessions.drop(settings.db, fingerprint(previous));
  const session = await sessions.create(settings.db, { policy: action, ...received, device: readDevice(from) });
  if (keptForm) await keptForms.own(keptForm, received.content.claims.oid, cookieHeader);
  const setCookie = [cookies.set(sessionCookie, session, absoluteSeconds), done];
  return {
    claims: received.content.claims,
    accessToken: received.content.accessToken,
    method,
    returnTo: withMethod(transaction.returnTo, method),
    locale,
    setCookie,
  };
}

function openTransaction({ settings, transactions }: Parts, answer: URL, cookieHeader: string | null): Transaction {
  const state = answer.searchParams.get('state');
  const transaction = state && transactions.find(state, settings.now(), cookieHeader);
  if (!transaction) throw new SignInIgnored();
  return transaction;
}

async function redeem(
  parts: Parts,
  answer: URL,
  { action, state, nonce, verifier }: Transaction,
  ending: Ending,
): Promise<Received> {
  try {
    const { config, policy } = await parts.connections(action);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await client.authorizationCodeGrant(config, answer, checks, tokenParameters(parts, policy));
    return contentOf(tokens, await claimsOf(tokens, { config, policy }), parts.settings.now());
  } catch (error) {
    const description =
      error instanceof client.AuthorizationResponseError ? (error.error_description ?? error.error) : String(error);
    throw isOutage(error)
      ? new SignInUnanswered(ending, description, { cause: error })
      : errorOf(description, ending, error);
  }
}
