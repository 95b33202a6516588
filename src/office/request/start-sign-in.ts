import { ProviderUnreachable } from '#identity/relying-party/connection/provider-connections.ts';
import { localized } from '#words/locale.ts';
import type { OfficeRequest } from './office-request.ts';
import type { FormEnd } from './office-screen.ts';

/**
 * Leads to the identity provider, which asks for credentials in any case: a session of the site is no way
 * into the office. While the provider is away, the page of the entry says so and names the other way in.
 */
export async function startOfficeSignIn(request: OfficeRequest, returnTo: string): Promise<FormEnd> {
  const { parts, locale, cookieHeader } = request;
  try {
    return await parts.relyingParty.startSignIn({
      policy: 'signIn',
      principal: 'staff',
      locale,
      returnTo,
      cookieHeader,
    });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    const query = new URLSearchParams({ erreur: 'unreachable', vers: returnTo }).toString();
    return { redirectTo: `${localized(locale, '/bureau/connexion')}?${query}` };
  }
}
