import { createCookieJar, readCookie } from '#http/cookies.ts';

/** Messages of the error dialog (specification §8). */
const errors = ['auth.errors.accountUnavailable', 'auth.errors.anErrorOccured', 'auth.errors.loginFailed'] as const;
/** Messages of a notice on the page after a sign-in or a sign-out; they open no dialog. */
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

/** A message for the next page. */
export type StoredMessage = StoredError | StoredNews;
const messages: readonly StoredMessage[] = [...errors, ...news];

export const isStoredError = (message: StoredMessage): message is StoredError => errors.some((one) => one === message);

/** Cookie of the message. Visitors never share a page for a browser with this cookie. */
export const messageCookie = 'message';

/**
 * Stores a message for the next page. The cookie contains only a code, because a text in the cookie would let
 * others put their words into the site's dialog.
 */
export function storeMessage(publicUrl: URL, code: StoredMessage): string {
  return createCookieJar(publicUrl).set(messageCookie, code, 120);
}

export function forgetMessage(publicUrl: URL): string {
  return createCookieJar(publicUrl).clear(messageCookie);
}

/** Reads the message that the previous answer stored. */
export function readStoredMessage(publicUrl: URL, cookies: string | null): StoredMessage | null {
  const value = readCookie(cookies, createCookieJar(publicUrl).nameOf(messageCookie));
  return messages.find((code) => code === value) ?? null;
}
