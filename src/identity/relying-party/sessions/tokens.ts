import * as client from 'openid-client';
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import { hour, second } from '#durations.ts';
import { readClaims, type Claims } from '#identity/relying-party/connection/claims.ts';
import type { SessionContent } from './session-store.ts';

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

export type Received = { readonly content: SessionContent; readonly accessExpiresAt: Date };

const defaultLifetimeSeconds = hour / second;

/**
 * What to keep of an answer of the token endpoint. A refresh may leave out what has not changed (OpenID
 * Connect Core §12.2).
 */
export function contentOf(tokens: Tokens, claims: Claims, now: Date, before?: SessionContent): Received {
  const seconds = tokens.expiresIn() ?? defaultLifetimeSeconds;
  return {
    content: {
      claims,
      idToken: tokens.id_token ?? before?.idToken ?? '',
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? before?.refreshToken ?? null,
    },
    accessExpiresAt: new Date(now.getTime() + seconds * 1000),
  };
}

type Asked = { readonly config: client.Configuration; readonly policy: string | null };

/**
 * The claims of an answer of the token endpoint. Providers may keep names and address for their userinfo
 * endpoint (OpenID Connect Core §5.4): it is asked when the id token names no address.
 */
export async function claimsOf(tokens: Tokens, { config, policy }: Asked): Promise<Claims> {
  const idToken = tokens.claims();
  const claims = readClaims(idToken, policy);
  const hasMore = policy === null && config.serverMetadata().userinfo_endpoint !== undefined;
  if (claims.emails.length > 0 || !hasMore || !idToken) return claims;
  const person = await client.fetchUserInfo(config, tokens.access_token, idToken.sub);
  return readClaims({ ...person, ...idToken }, policy);
}
