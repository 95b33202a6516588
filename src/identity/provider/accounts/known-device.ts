import { randomBytes } from 'node:crypto';
import { day, second } from '#durations.ts';
import { createCookieJar, readCookie } from '#http/cookies.ts';
import { deriveKey, keyedHash, sameText } from '#identity/both-sides/sealing.ts';

/** A browser, as far as it has signed in here before. */
export type KnownDevice = {
  /** Tells it from others. */
  readonly id: string;
  /** Whether the account of this address was signed in to with it. */
  knows(email: string): boolean;
};

export type KnownDevices = {
  read(cookieHeader: string | null | undefined): KnownDevice;
  /** The Set-Cookie line by which the browser is known for this account too. */
  remember(cookieHeader: string | null | undefined, email: string): string;
};

const cookie = 'idp_device';
const accountsKept = 5;
const oneYear = (365 * day) / second;

/**
 * Knows browsers again by a cookie out of reach of scripts: an id, and for each account a keyed hash of both
 * (OWASP: device cookies). It opens nothing; it only has tries of its own.
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
