import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import { hour, second } from '#durations.ts';
import type { Claims } from '#identity/relying-party/connection/claims.ts';
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
