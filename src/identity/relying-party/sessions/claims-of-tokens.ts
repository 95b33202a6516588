import * as client from 'openid-client';
import { type Claims, readClaims } from '#identity/relying-party/connection/claims.ts';
import type { Tokens } from './tokens.ts';

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
