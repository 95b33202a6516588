import { day, second } from '#durations.ts';
import { createCookieJar, namesOf, readCookie, readCookies } from '#http/cookies.ts';
import { consentDays } from './consent-days.ts';

/** What somebody said of the videos of other sites; page-scripts/consent.ts reads and writes it too. */
export const consentCookie = 'consent';

/**
 * `served` is a yes that came by a form: there were no scripts to put the frames in, so that the server does,
 * and no page is shared with such a visitor.
 */
const choices = ['accepted', 'refused', 'served'] as const;
type Kept = (typeof choices)[number];
export type ConsentChoice = 'accepted' | 'refused';

/** Seconds. */
const keptFor = (consentDays * day) / second;

/** The Set-Cookie line of a choice that was made by a form. */
export function keepChoice(publicUrl: URL, choice: ConsentChoice): string {
  const value: Kept = choice === 'accepted' ? 'served' : 'refused';
  return createCookieJar(publicUrl).set(consentCookie, value, keptFor, { readable: true });
}

function readKept(publicUrl: URL, cookies: string | null): Kept | null {
  const value = readCookie(cookies, createCookieJar(publicUrl).nameOf(consentCookie));
  return choices.find((choice) => choice === value) ?? null;
}

/** Null for whoever has not chosen yet. */
export function readChoice(publicUrl: URL, cookies: string | null): ConsentChoice | null {
  const kept = readKept(publicUrl, cookies);
  return kept === 'served' ? 'accepted' : kept;
}

/** Whether the server puts the frames of other sites into the page. */
export function servesFrames(publicUrl: URL, cookies: string | null): boolean {
  return readKept(publicUrl, cookies) === 'served';
}

/** Whether cookies ask for a page with frames, whatever the address of the site. */
export function asksForFrames(cookies: string): boolean {
  const read = readCookies(cookies);
  return namesOf(consentCookie).some((name) => read[name] === 'served');
}
