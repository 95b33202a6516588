import { day, second } from '#durations.ts';
import { createCookieJar, readCookie } from '#http/cookies.ts';

/**
 * Cookie that prevents the dialog from opening in this browser. A script also writes this cookie
 * (on-every-page/newsletter-dialog.ts), so its name cannot have the prefix `__Host-`. The cookie contains no
 * secret.
 */
export const newsletterCookie = 'newsletter';

/**
 * Time for which the dialog stays closed after it was closed or a subscription was requested (specification
 * §9).
 */
export const dismissedForSeconds = (15 * day) / second;
// The CNIL lets a site store a choice in a browser for 13 months at most.
const subscribedForSeconds = (395 * day) / second;

/** Returns the Set-Cookie line after a subscription was requested or confirmed. */
export function keepDialogAway(publicUrl: URL, state: 'asked' | 'subscribed'): string {
  return createCookieJar(publicUrl).set(
    newsletterCookie,
    state,
    state === 'asked' ? dismissedForSeconds : subscribedForSeconds,
    {
      readable: true,
    },
  );
}

/** Tells if the newsletter dialog must not open, because it was closed or a subscription was requested. */
export function isDialogAway(publicUrl: URL, cookies: string | null): boolean {
  return readCookie(cookies, createCookieJar(publicUrl).nameOf(newsletterCookie)) !== null;
}
