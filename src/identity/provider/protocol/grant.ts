import type { Grant, KoaContextWithOIDC, Provider } from 'oidc-provider';

/** The scopes that the site may ask for, and the API they open. */
export type ApiAccess = { readonly resource: string; readonly scope: string };

export const openIdScopes = ['openid', 'profile', 'offline_access'] as const;

/**
 * The grant of our own client, made or completed without asking: the person consents by signing in to the
 * site they came from. One grant lives as long as the browser's session with the provider, so that signing
 * out ends every token of it.
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

/** The same where no browser holds a session; not saved yet. */
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
