import type { Grant, KoaContextWithOIDC, Provider } from 'oidc-provider';

/** The scope that the site may request, and the API to which it gives access. */
export type ApiAccess = { readonly resource: string; readonly scope: string };

export const openIdScopes = ['openid', 'profile', 'offline_access'] as const;

/**
 * Makes or completes the grant of our own client. The person is not asked, because they consent by signing in
 * to the site from which they came. A grant lives as long as the browser's session with the provider, so that
 * signing out ends all tokens of the grant.
 */
export async function firstPartyGrant(ctx: KoaContextWithOIDC, api: ApiAccess): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = await knownGrant(ctx, session.grantIdFor(client.clientId));
  const { clientId } = client;
  const grant = known ? completed(known, api) : newGrant(provider, { clientId, accountId: session.accountId, api });
  await grant.save();
  return grant;
}

type Granted = { readonly clientId: string; readonly accountId: string; readonly api: ApiAccess };

/** Makes the grant of a session that no browser has, without saving it. */
export function newGrant(provider: Provider, { clientId, accountId, api }: Granted): Grant {
  return completed(new provider.Grant({ clientId, accountId }), api);
}

function completed(grant: Grant, api: ApiAccess): Grant {
  grant.addOIDCScope(openIdScopes.join(' '));
  grant.addResourceScope(api.resource, api.scope);
  return grant;
}

async function knownGrant(ctx: KoaContextWithOIDC, id: string | undefined): Promise<Grant | undefined> {
  const grant = id ? await ctx.oidc.provider.Grant.find(id) : undefined;
  return grant?.accountId === ctx.oidc.session?.accountId ? grant : undefined;
}

/**
 * Adds the scope of the API to the discovery document. It cannot be in the library's own list, because scopes
 * there are OpenID Connect scopes, which give no access to the API.
 */
export const nameApiScope =
  ({ scope }: ApiAccess) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.oidc?.route !== 'discovery' || ctx.status !== 200) return;
    ctx.body = { ...Object(ctx.body), scopes_supported: [...openIdScopes, scope] };
  };
