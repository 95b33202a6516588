import * as client from 'openid-client';
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import { hour, second } from '#durations.ts';
import { readClaims, type Claims } from '#identity/relying-party/connection/claims.ts';
import type { SessionContent } from './session-store.ts';

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

export type Received = { readonly content: SessionContent; readonly accessExpiresAt: Date };

const defaultLifetimeSeconds = hour / second;

/**
 * Returns the part of a token endpoint's answer that is stored. The answer to a refresh may lack unchanged
 * values (OpenID Connect Core §12.2), which then come from `before`.
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
 * Returns the claims of a token endpoint's answer. Some providers give names and address only at their
 * userinfo endpoint (OpenID Connect Core §5.4), so it is called if the id token has no address.
 */
export async function claimsOf(tokens: Tokens, { config, policy }: Asked): Promise<Claims> {
  const idToken = tokens.claims();
  const claims = readClaims(idToken, policy);
  const hasMore = policy === null && config.serverMetadata().userinfo_endpoint !== undefined;
  if (claims.emails.length > 0 || !hasMore || !idToken) return claims;
  const person = await client.fetchUserInfo(config, tokens.access_token, idToken.sub);
  return readClaims({ ...person, ...idToken }, policy);
}
