import * as client from 'openid-client';
import { readCookie } from '#http/cookies.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import type { Parts } from '#identity/relying-party/sign-in/parts.ts';
import { ProviderUnreachable } from '#identity/relying-party/connection/provider-connections.ts';
import { sessionCookie, type StoredSession } from '#identity/relying-party/sessions/session-store.ts';
import type { Redirection } from '#identity/relying-party/sign-in/start-sign-in.ts';
import { type Locale, localized } from '#words/locale.ts';

/**
 * Returns the addresses, one per language, to which the provider may return after a sign-out. They must be
 * registered at the provider.
 */
export const signedOutUris = (publicUrl: URL): Record<Locale, string> => ({
  fr: new URL('/', publicUrl).href,
  en: new URL(localized('en', '/'), publicUrl).href,
});

/**
 * Signs out at the site at once and deletes the browser's interrupted form. Then the browser signs out at the
 * provider (specification §7). The caller must have made sure that the person requested the sign-out.
 */
export async function endSession(parts: Parts, cookieHeader: string | null, locale: Locale): Promise<Redirection> {
  const { settings, cookies, sessions, interruptedForms } = parts;
  const cookie = readCookie(cookieHeader, cookies.nameOf(sessionCookie));
  const session = cookie ? await sessions.find(settings.db, fingerprint(cookie)) : null;
  if (session) await sessions.drop(settings.db, session.id);
  const forgotten = await interruptedForms.forget(cookieHeader);
  const home = signedOutUris(settings.publicUrl)[locale];
  const redirectTo = session ? await providerSignOut(parts, session, { home, locale }) : home;
  return { redirectTo, setCookie: [cookies.clear(sessionCookie), ...forgotten] };
}

// Returns the address of the sign-out at the provider. An error is ignored, because a person must be able to
// sign out here even if the provider is unavailable.
async function providerSignOut(
  parts: Parts,
  { policy, content }: StoredSession,
  { home, locale }: { home: string; locale: Locale },
): Promise<string> {
  try {
    const { config } = await parts.connections(policy);
    if (!config.serverMetadata().end_session_endpoint) return home;
    return client.buildEndSessionUrl(config, {
      post_logout_redirect_uri: home,
      id_token_hint: content.idToken,
      ui_locales: locale,
    }).href;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return home;
    throw error;
  }
}
