import { createCookieJar, namesOf, readCookies } from '#http/cookies.ts';

const writtenCookie = 'written';

// Seconds for the clock of the browser, which counts whole seconds, and for the way of the answer.
const spare = 2;

/**
 * Returns the Set-Cookie line of a browser that has written something. It lasts longer than a replica may
 * lag, so that this browser sees what it has written, whichever process answers.
 * @param lag seconds that a replica may lag
 */
export const noteWritten = (publicUrl: URL, lag: number): string =>
  createCookieJar(publicUrl).set(writtenCookie, '1', Math.ceil(lag) + spare);

/** Tells if the browser has written something that a replica may not have yet. */
export function hasWritten(cookieHeader: string | undefined): boolean {
  const cookies = readCookies(cookieHeader);
  return namesOf(writtenCookie).some((name) => cookies[name] !== undefined);
}
