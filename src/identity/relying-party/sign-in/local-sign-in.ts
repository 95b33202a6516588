import * as client from 'openid-client';
import { readCookie } from '#http/cookies.ts';
import type { Locale } from '#words/locale.ts';
import type { SignInFrom } from '#identity/both-sides/device.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import type { FinishedSignIn } from './finish-sign-in.ts';
import { openSession } from './open-session.ts';
import type { Parts } from './parts.ts';
import { ProviderUnreachable } from '#identity/relying-party/connection/provider-connections.ts';
import { redeemCode } from './redeem-code.ts';
import { callbackUri, scopeOf } from '#identity/relying-party/connection/request-parameters.ts';
import { sessionCookie } from '#identity/relying-party/sessions/session-store.ts';
import { actionOf } from './start-sign-in.ts';

/** The provider is an external system, which asks for passwords only on its own pages. */
export class PasswordsElsewhere extends Error {
  readonly code = 'signIn.passwordsElsewhere';
}

export type SignInLocally = {
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
  readonly cookieHeader: string | null;
  readonly from: SignInFrom;
};

export type SignedInLocally = Pick<FinishedSignIn, 'claims' | 'accessToken' | 'setCookie'>;

/**
 * The local strategy of specification §7, for programs. It gets the code that the provider would give to a
 * browser, and redeems it for tokens. Session and tokens are like any others.
 * @throws PasswordsElsewhere, WrongCredentials, AddressUnproven, TooManyAttempts, ProviderUnreachable
 */
export async function signInLocally(parts: Parts, asked: SignInLocally): Promise<SignedInLocally> {
  const { email, password, locale, cookieHeader, from } = asked;
  const authorize = parts.settings.authorizeByPassword;
  if (!authorize) throw new PasswordsElsewhere();
  const action = actionOf('signIn', locale);
  const { config, policy } = await parts.connections(action);
  if (policy === null) throw new PasswordsElsewhere();
  const [nonce, verifier, redirectUri] = [client.randomNonce(), client.randomPKCECodeVerifier(), callbackUri(parts)];
  const codeChallenge = await client.calculatePKCECodeChallenge(verifier);
  const coded = { policy, redirectUri, scope: scopeOf(parts), nonce, codeChallenge };
  const given = await authorize({ email, password, address: from.address, cookieHeader, ...coded });
  const answer = new URL(redirectUri);
  answer.search = new URLSearchParams({ code: given.code, iss: config.serverMetadata().issuer }).toString();
  const received = await redeemCode(parts, answer, { action, nonce, verifier }).catch(unredeemed);
  const cookie = await openSession(parts, { action, received, cookieHeader, from });
  const { claims, accessToken } = received.content;
  return { claims, accessToken, setCookie: [cookie, given.setCookie] };
}

function unredeemed(cause: unknown): never {
  throw new ProviderUnreachable('the provider gave a code and no tokens', { cause });
}

/**
 * Ends the session of a request and the session's tokens, without a page; does nothing without a session.
 * @returns the Set-Cookie lines of the answer
 */
export async function signOutLocally(parts: Parts, cookieHeader: string | null): Promise<string[]> {
  const { settings, cookies, sessions, interruptedForms } = parts;
  const cookie = readCookie(cookieHeader, cookies.nameOf(sessionCookie));
  const session = cookie ? await sessions.find(settings.db, fingerprint(cookie)) : null;
  if (session) {
    const { refreshToken } = session.content;
    if (refreshToken) await settings.sessionsAtProvider?.end(refreshToken, null);
    await sessions.drop(settings.db, session.id);
  }
  return [cookies.clear(sessionCookie), ...(await interruptedForms.forget(cookieHeader))];
}
