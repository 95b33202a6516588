import * as client from 'openid-client';
import type { Locale } from '#words/locale.ts';
import { isBrokenAnswer } from '#identity/both-sides/is-broken-answer.ts';
import type { ServiceConnection } from './connections.ts';
import { type ProvenIdentity, readIdentity } from './proven-identity.ts';
import { ServiceFailed, type ServiceFailure } from './service-failed.ts';
import type { Visit } from './visits.ts';

const scope = 'openid email profile';

type Question = { readonly state: string; readonly visit: Visit; readonly callback: URL; readonly language: Locale };

/**
 * Returns the address of the service's sign-in page. It uses the code flow with a state, and with nonce and
 * PKCE if the service supports them.
 */
export async function serviceAddress({ service, config }: ServiceConnection, question: Question): Promise<URL> {
  const { state, visit, callback, language } = question;
  const challenge = { code_challenge_method: 'S256', code_challenge: await challengeOf(visit) };
  return client.buildAuthorizationUrl(config, {
    ...service.parameters(language),
    redirect_uri: callback.href,
    scope,
    state,
    ...(service.knowsNonce ? { nonce: visit.nonce } : {}),
    ...(service.knowsPkce ? challenge : {}),
  });
}

const challengeOf = ({ verifier }: Visit): Promise<string> => client.calculatePKCECodeChallenge(verifier);

type Answer = { readonly state: string; readonly visit: Visit; readonly callback: URL };

/**
 * Returns the identity that the service confirms. `callback` contains the query with which the service sent
 * the person back.
 * @throws ServiceFailed
 */
export async function redeemAnswer(
  { service, config }: ServiceConnection,
  { state, visit, callback }: Answer,
): Promise<ProvenIdentity> {
  const checks = {
    expectedState: state,
    idTokenExpected: true,
    ...(service.knowsNonce ? { expectedNonce: visit.nonce } : {}),
    ...(service.knowsPkce ? { pkceCodeVerifier: visit.verifier } : {}),
  };
  const tokens = await client.authorizationCodeGrant(config, callback, checks).catch((cause: unknown) => {
    throw new ServiceFailed(failureOf(cause, service.cancellations), { cause });
  });
  const identity = readIdentity(service, tokens.claims());
  if (!identity) throw new ServiceFailed('unverified');
  return identity;
}

// Errors by which a service says that it cannot answer now (RFC 6749 §4.1.2.1).
const passing = new Set(['server_error', 'temporarily_unavailable']);

function failureOf(error: unknown, cancellations: readonly string[]): ServiceFailure {
  if (isBrokenAnswer(error)) return 'unreachable';
  if (!(error instanceof client.AuthorizationResponseError)) return 'refused';
  if (passing.has(error.error)) return 'unreachable';
  return ['access_denied', ...cancellations].includes(error.error) ? 'cancelled' : 'refused';
}
