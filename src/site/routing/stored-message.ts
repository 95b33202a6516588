import { z } from 'zod';
import { createCookieJar, readCookie } from '#http/cookies.ts';

/** In the error dialog (specification §8). */
const errors = ['auth.errors.accountUnavailable', 'auth.errors.anErrorOccured', 'auth.errors.loginFailed'] as const;
/** Beside the page that one reaches, not above it: how one left, or came. */
const news = [
  'auth.signedOut',
  'auth.accountClosed',
  'auth.accountReopened',
  'auth.accountDeleted',
  'auth.registered.simple',
  'auth.registered.complete',
] as const;

export type StoredError = (typeof errors)[number];
export type StoredNews = (typeof news)[number];

/** What the next load may say. */
export type StoredMessage = StoredError | StoredNews;

export const isStoredError = (message: StoredMessage): message is StoredError => errors.some((one) => one === message);

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
  return z.enum([...errors, ...news]).safeParse(value).data ?? null;
}
