import { randomBytes } from 'node:crypto';
import { day, second } from '#durations.ts';
import { createCookieJar, readCookie } from '#http/cookies.ts';
import { deriveKey, keyedHash, sameText } from '#identity/both-sides/sealing.ts';

/** A browser, with the accounts that have signed in with it before. */
export type KnownDevice = {
  /** Id that distinguishes the browser from others. */
  readonly id: string;
  /** Tells if the account of this address has signed in with this browser before. */
  knows(email: string): boolean;
};

export type KnownDevices = {
  read(cookieHeader: string | null | undefined): KnownDevice;
  /** Returns the Set-Cookie line that makes the browser known to one more account. */
  remember(cookieHeader: string | null | undefined, email: string): string;
};

const cookie = 'idp_device';
const accountsKept = 5;
const oneYear = (365 * day) / second;

/**
 * Recognises browsers by an HttpOnly cookie. It contains an id and, for each account, a keyed hash of id and
 * address (OWASP: device cookies). The cookie signs nobody in; it only gives the browser a separate limit of
 * tries.
 */
export function createKnownDevices(secret: Uint8Array, publicUrl: URL): KnownDevices {
  const key = deriveKey(secret, 'device');
  const jar = createCookieJar(publicUrl);
  const markOf = (id: string, email: string): string =>
    keyedHash(key, `${id}/${email.toLowerCase()}`).toString('base64url');
  const open = (cookieHeader: string | null | undefined): { id: string; marks: string[] } => {
    const [id = '', ...marks] = (readCookie(cookieHeader, jar.nameOf(cookie)) ?? '').split('.');
    return /^[\w-]{22}$/.test(id) ? { id, marks: marks.slice(0, accountsKept) } : { id: newId(), marks: [] };
  };
  return {
    read(cookieHeader) {
      const { id, marks } = open(cookieHeader);
      return { id, knows: (email) => marks.some((mark) => sameText(mark, markOf(id, email))) };
    },
    remember(cookieHeader, email) {
      const { id, marks } = open(cookieHeader);
      const own = markOf(id, email);
      const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, accountsKept);
      return jar.set(cookie, [id, ...kept].join('.'), oneYear);
    },
  };
}

const newId = (): string => randomBytes(16).toString('base64url');
