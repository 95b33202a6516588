import { createHmac, timingSafeEqual } from 'node:crypto';

export class InvalidToken extends Error {
  readonly code: string = 'token.invalid';
}

export class ExpiredToken extends InvalidToken {
  override readonly code = 'token.expired';
}

/** Purpose and secret of a token. */
type Signing = {
  readonly secret: string;
  /** Purpose of the token. The signature covers it, so that a token is valid for one purpose only. */
  readonly purpose: string;
};

/**
 * Signs a token for people without an account. The token names its subject and is valid until `expiresAt` (in
 * seconds, rounded down). It fits into a path or a query (base64url). Everybody who has the token gets
 * access, so tokens are only sent by e-mail. A token is longer than the part of a path that the log shows.
 */
export function signToken({
  secret,
  purpose,
  subject,
  expiresAt,
}: Signing & { subject: string; expiresAt: Date }): string {
  const fields = [subject.toWellFormed(), Math.floor(expiresAt.getTime() / 1000)];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${payload}.${signature({ secret, purpose }, payload).toString('base64url')}`;
}

/**
 * Reads a token made by `signToken` with the same secret and purpose.
 * @throws InvalidToken for a token that was altered or is for another purpose; ExpiredToken after the expiry
 */
export function readToken({ token, now, ...signing }: Signing & { token: string; now: Date }) {
  const [payload = '', given = '', ...rest] = token.split('.');
  const expected = signature(signing, payload);
  const mac = Buffer.from(given, 'base64url');
  const genuine = rest.length === 0 && mac.length === expected.length && timingSafeEqual(mac, expected);
  if (!genuine || mac.toString('base64url') !== given) throw new InvalidToken('this token is not one of ours');
  const read = decode(payload);
  if (read.expiresAt <= now) throw new ExpiredToken('this token has expired');
  return read;
}

function signature({ secret, purpose }: Signing, payload: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest();
}

function fieldsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Decodes a token. Refuses an invalid date as expiry, because no date is later: the token would never expire.
 */
function decode(payload: string): { readonly subject: string; readonly expiresAt: Date } {
  const fields = fieldsIn(Buffer.from(payload, 'base64url').toString());
  const parts: unknown[] = Array.isArray(fields) ? fields : [];
  const [subject, seconds, ...rest] = parts;
  const expiresAt = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
  const isWhole = typeof subject === 'string' && rest.length === 0 && !Number.isNaN(expiresAt.getTime());
  if (!isWhole) throw new InvalidToken('this token is not one of ours');
  return { subject, expiresAt };
}
