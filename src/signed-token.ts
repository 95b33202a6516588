import { createHmac, timingSafeEqual } from 'node:crypto';

export class InvalidToken extends Error {
  readonly code: string = 'token.invalid';
}

export class ExpiredToken extends InvalidToken {
  override readonly code = 'token.expired';
}

/** What a token is for, and the secret that it is signed with. */
type Signing = {
  readonly secret: string;
  /** Part of what is signed: a token for one purpose is none for another. */
  readonly purpose: string;
};

/**
 * A token that says who it speaks of until `expiresAt` (seconds are kept, rounded down), for people who have
 * no account. It can stand in a path or a query as it is (base64url). Whoever has it has what it opens:
 * tokens go by e-mail only, and are longer than what the log shows of a path.
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
 * Reads a token that `signToken` made with the same secret for the same purpose.
 * @throws InvalidToken when it was altered or is another's; ExpiredToken when its time is over.
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

/** A moment that cannot be read is before no other: such a token would open for ever. */
function decode(payload: string): { readonly subject: string; readonly expiresAt: Date } {
  const fields = fieldsIn(Buffer.from(payload, 'base64url').toString());
  const parts: unknown[] = Array.isArray(fields) ? fields : [];
  const [subject, seconds, ...rest] = parts;
  const expiresAt = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
  const isWhole = typeof subject === 'string' && rest.length === 0 && !Number.isNaN(expiresAt.getTime());
  if (!isWhole) throw new InvalidToken('this token is not one of ours');
  return { subject, expiresAt };
}
