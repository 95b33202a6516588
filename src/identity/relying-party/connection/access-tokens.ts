import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyOptions,
} from 'jose';
import { generationClaim } from '#identity/both-sides/generation-claim.ts';
import { type Connections, ProviderUnreachable } from './provider-connections.ts';
import type { IdentityAction, Settings } from './settings.ts';

/** The token was not issued for this site, or is no longer valid. */
export class AccessTokenRefused extends Error {
  readonly code = 'signIn.accessTokenRefused';
}

/** Returns the person for whom a program acts. The provider has issued the access token to the program. */
export type ReadAccessToken = (token: string) => Promise<{ readonly oid: string }>;

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** Actions after which a person is signed in. */
const signingIn = [
  'signInFr',
  'signInEn',
  'signUp',
  'passwordReset',
  'profileEdit',
] as const satisfies readonly IdentityAction[];
/**
 * Accepted signature algorithms. All have a public key, so none needs a shared secret, and `none` is not
 * accepted (RFC 8725, 3.1).
 */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Seconds by which the clocks of two computers may differ. */
const clockTolerance = 30;

/**
 * Creates the function that reads the access tokens of programs. It checks signature, issuer, audience and
 * times, with the provider's discovery document. It throws AccessTokenRefused or ProviderUnreachable.
 */
export function createAccessTokenReader(settings: Settings, connections: Connections): ReadAccessToken {
  const keysAt = new Map<string, Keys>();
  return async (token) => {
    const { config } = await connections(actionOf(token, settings));
    const { issuer, jwks_uri: address = '' } = config.serverMetadata();
    const keys = keysAt.get(address) ?? keysOf(address, settings);
    keysAt.set(address, keys);
    const audience = settings.apiAudience ?? settings.clientId;
    const checks = { issuer, audience, algorithms, clockTolerance, currentDate: settings.now() };
    const payload = await verify(token, keys, { ...checks, requiredClaims: ['exp'] });
    const oid = oidIn(payload);
    const isCurrent = settings.sessionsAtProvider?.isCurrent(oid, payload[generationClaim]);
    if ((await isCurrent) === false) throw new AccessTokenRefused('a token from before its sessions were ended');
    return { oid };
  };
}

async function verify(token: string, keys: Keys, checks: JWTVerifyOptions): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, checks);
    if (opens(payload)) return payload;
  } catch (error) {
    throw isRefusal(error)
      ? new AccessTokenRefused('this token opens nothing', { cause: error })
      : new ProviderUnreachable(undefined, { cause: error });
  }
  throw new AccessTokenRefused('no access token');
}

function keysOf(address: string, { fetch = globalThis.fetch }: Settings): Keys {
  return createRemoteJWKSet(new URL(address), {
    [customFetch]: (url, options) => fetch(url, { headers: options.headers, signal: options.signal }),
  });
}

/**
 * Returns the policy that the token names. The name is not verified yet: the keys of this policy must then
 * verify the token.
 */
function actionOf(token: string, { policies }: Settings): IdentityAction {
  const { tfp, acr } = claimsIn(token);
  const policy = [tfp, acr].find((claim) => typeof claim === 'string')?.toLowerCase();
  const named = signingIn.find((action) => {
    const address = policies[action];
    return typeof address === 'string' && address.toLowerCase() === policy;
  });
  if (named === undefined && typeof policies.signInFr === 'string')
    throw new AccessTokenRefused('a token of another policy');
  return named ?? 'signInFr';
}

function claimsIn(token: string) {
  try {
    return decodeJwt<{ tfp?: unknown; acr?: unknown }>(token);
  } catch (error) {
    throw new AccessTokenRefused('no token', { cause: error });
  }
}

/**
 * Tells if a token gives access to the API, by its scopes: `scp` at Microsoft, `scope` in RFC 9068. Id tokens
 * have none. Only the scopes tell them apart if the API is the client itself, because access tokens may
 * contain a nonce too.
 */
function opens(claims: JWTPayload): boolean {
  return [claims['scp'], claims['scope']].some((said) => typeof said === 'string' && said.trim() !== '');
}

function oidIn({ oid, sub }: { readonly oid?: unknown; readonly sub?: string }): string {
  if (typeof oid === 'string') return oid;
  if (sub === undefined) throw new AccessTokenRefused('a token of nobody');
  return sub;
}

/**
 * Tells if an error refuses the token. Errors in fetching the keys do not, because they say nothing about the
 * token.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return error.code !== 'ERR_JOSE_GENERIC' && error.code !== 'ERR_JWKS_TIMEOUT' && error.code !== 'ERR_JWKS_INVALID';
}
