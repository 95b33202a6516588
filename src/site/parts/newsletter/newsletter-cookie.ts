import { day, second } from '#durations.ts';
import { createCookieJar, readCookie } from '#http/cookies.ts';

/**
 * Cookie that stops the dialog from opening in this browser. Scripts write it too, so it has no `__Host-`
 * prefix; it contains no secret (on-every-page/newsletter-dialog.ts).
 */
export const newsletterCookie = 'newsletter';

/** Specification §9: the dialog stays closed after it was closed, and after a subscription was requested. */
export const dismissedForSeconds = (15 * day) / second;
// CNIL: a choice of a browser is stored for 13 months at most.
const subscribedForSeconds = (395 * day) / second;

/** The Set-Cookie line after a subscription was requested or confirmed. */
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
