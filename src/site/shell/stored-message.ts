import { z } from 'zod';
import { createCookieJar, readCookie } from '#http/cookies.ts';

/** What the next load may say: in the error modal (specification §8), or, beside the page, how one left. */
const codes = [
  'auth.errors.accountUnavailable',
  'auth.errors.anErrorOccured',
  'auth.errors.loginFailed',
  'auth.signedOut',
  'auth.accountDeleted',
] as const;

export type StoredMessage = (typeof codes)[number];

/** The cookie that holds it. Whoever has one is shown a page of their own. */
export const messageCookie = 'message';

/** Keeps a message for the next page. It holds a code, never words: nobody can put theirs into our dialog. */
export function storeMessage(publicUrl: URL, code: StoredMessage): string {
  return createCookieJar(publicUrl).set(messageCookie, code, 120);
}

export function forgetMessage(publicUrl: URL): string {
  return createCookieJar(publicUrl).clear(messageCookie);
}

/** The message that the last answer stored, if any. */
export function readStoredMessage(publicUrl: URL, cookies: string | null): StoredMessage | null {
  const value = readCookie(cookies, createCookieJar(publicUrl).nameOf(messageCookie));
  return z.enum(codes).safeParse(value).data ?? null;
}
