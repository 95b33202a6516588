import { namesOf, readCookies } from '#http/cookies.ts';
import { sessionCookie } from '#identity/relying-party/parts.ts';
import { messageCookie } from '#site/shell/stored-message.ts';

// A session makes a request personal, whatever the page says, and so does a message kept for its next page.
const personal = [sessionCookie, messageCookie].flatMap(namesOf);

/** Whether these cookies are anyone's: what is answered may then be anyone's too. */
export function isAnonymous(cookieHeader: string | undefined): boolean {
  if (cookieHeader === undefined) return true;
  const cookies = readCookies(cookieHeader);
  return personal.every((name) => cookies[name] === undefined);
}

/** A screen says `public` for its visitors; shown to somebody who is signed in, it has their name in the header. */
export function keepFromOthers({ headers }: Response): void {
  if (headers.get('cache-control')?.includes('public')) headers.set('Cache-Control', 'private, no-cache');
}
