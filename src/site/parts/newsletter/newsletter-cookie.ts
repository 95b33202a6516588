import { day, second } from '#durations.ts';
import { createCookieJar, readCookie } from '#http/cookies.ts';

/**
 * Keeps the dialog away from this browser. Scripts write it too, without the prefix: nothing secret is in it
 * (page-scripts/newsletter-dialog.ts).
 */
export const newsletterCookie = 'newsletter';

/** Specification §9: who closed the dialog is left alone for so long; so is who was sent a question. */
export const dismissedFor = (15 * day) / second;
// CNIL: a choice of a browser is kept 13 months at most.
const subscribedFor = (395 * day) / second;

/** The Set-Cookie line after a subscription was asked for, or confirmed. */
export function keepDialogAway(publicUrl: URL, state: 'asked' | 'subscribed'): string {
  return createCookieJar(publicUrl).set(newsletterCookie, state, state === 'asked' ? dismissedFor : subscribedFor, {
    readable: true,
  });
}

/** Whether the dialog stays away. */
export function isDialogAway(publicUrl: URL, cookies: string | null): boolean {
  return readCookie(cookies, createCookieJar(publicUrl).nameOf(newsletterCookie)) !== null;
}
