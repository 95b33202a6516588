import type { KoaContextWithOIDC } from 'oidc-provider';
import { type ApiAccess, openIdScopes } from './grant.ts';

/**
 * Names the scope of the API in the discovery document too. In the library's own list the scope would be one
 * of OpenID Connect, which opens no API.
 */
export const nameApiScope =
  ({ scope }: ApiAccess) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.oidc?.route !== 'discovery' || ctx.status !== 200) return;
    ctx.body = { ...Object(ctx.body), scopes_supported: [...openIdScopes, scope] };
  };
