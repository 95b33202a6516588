import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

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
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(openIdScopes.join(' '));
  grant.addResourceScope(api.resource, api.scope);
  await grant.save();
  return grant;
}

async function knownGrant(ctx: KoaContextWithOIDC, id: string | undefined): Promise<Grant | undefined> {
  const grant = id ? await ctx.oidc.provider.Grant.find(id) : undefined;
  return grant?.accountId === ctx.oidc.session?.accountId ? grant : undefined;
}
