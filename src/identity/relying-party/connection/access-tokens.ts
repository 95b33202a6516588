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

/** The token is none of ours, or no longer valid. */
export class AccessTokenRefused extends Error {
  readonly code = 'signIn.accessTokenRefused';
}

/** Who a program speaks for, by the access token that it was given at the provider. */
export type ReadAccessToken = (token: string) => Promise<{ readonly oid: string }>;

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** Actions at whose end a person is signed in. */
const signingIn = [
  'signInFr',
  'signInEn',
  'signUp',
  'passwordReset',
  'profileEdit',
] as const satisfies readonly IdentityAction[];
/** Signatures that a public key verifies: no shared secret, and never none (RFC 8725, 3.1). */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Seconds that two clocks may differ by. */
const clockTolerance = 30;

/**
 * Reads access tokens that programs bear: signature, issuer, audience and times are checked against what the
 * provider says of itself. The function throws AccessTokenRefused or ProviderUnreachable.
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

/** The policy that gave the token says where its keys are; that it is no lie, its signature shows. */
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
 * Access tokens say what they open: `scp` at Microsoft, `scope` by RFC 9068. Id tokens say neither; where the
 * API is the client itself, nothing else tells them apart, for access tokens may bear a nonce too.
 */
function opens(claims: JWTPayload): boolean {
  return [claims['scp'], claims['scope']].some((said) => typeof said === 'string' && said.trim() !== '');
}

function oidIn({ oid, sub }: { readonly oid?: unknown; readonly sub?: string }): string {
  if (typeof oid === 'string') return oid;
  if (sub === undefined) throw new AccessTokenRefused('a token of nobody');
  return sub;
}

/** What the library says of keys that it could not fetch is no word on the token. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return error.code !== 'ERR_JOSE_GENERIC' && error.code !== 'ERR_JWKS_TIMEOUT' && error.code !== 'ERR_JWKS_INVALID';
}
