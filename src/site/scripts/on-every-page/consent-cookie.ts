import { day, second } from '#durations.ts';
import { createCookieJar, namesOf, readCookie, readCookies } from '#http/cookies.ts';
import { consentDays } from './consent-days.ts';

/**
 * The cookie with the visitor's choice about videos of other sites. The script on-every-page/consent.ts also
 * reads and writes it.
 */
export const consentCookie = 'consent';

/**
 * Values of the cookie. A form without scripts stores the consent as `served`: the server then adds the
 * frames, and visitors no longer share the pages of this browser.
 */
const choices = ['accepted', 'refused', 'served'] as const;
type Kept = (typeof choices)[number];
export type ConsentChoice = 'accepted' | 'refused';

/** Seconds for which the choice is stored. */
const keptForSeconds = (consentDays * day) / second;

/** Returns the Set-Cookie line of a choice sent by a form. */
export function keepChoice(publicUrl: URL, choice: ConsentChoice): string {
  const value: Kept = choice === 'accepted' ? 'served' : 'refused';
  return createCookieJar(publicUrl).set(consentCookie, value, keptForSeconds, { readable: true });
}

function readKept(publicUrl: URL, cookies: string | null): Kept | null {
  const value = readCookie(cookies, createCookieJar(publicUrl).nameOf(consentCookie));
  return choices.find((choice) => choice === value) ?? null;
}

/** Reads the choice; null if there is none yet. */
export function readChoice(publicUrl: URL, cookies: string | null): ConsentChoice | null {
  const kept = readKept(publicUrl, cookies);
  return kept === 'served' ? 'accepted' : kept;
}

/** Tells if the server puts the frames of other sites into the page. */
export function servesFrames(publicUrl: URL, cookies: string | null): boolean {
  return readKept(publicUrl, cookies) === 'served';
}

/**
 * Tells if the server must add frames to the pages of a browser with these cookies. The cookie's name may
 * have its HTTP or its HTTPS form.
 */
export function asksForFrames(cookies: string): boolean {
  const read = readCookies(cookies);
  return namesOf(consentCookie).some((name) => read[name] === 'served');
}
