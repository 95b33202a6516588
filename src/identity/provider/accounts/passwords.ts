import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type PasswordCost, passwordCost } from './password-cost.ts';

const saltBytes = 16;
const hashBytes = 32;
const phc = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Returns a salted scrypt hash as a PHC string, which also states the parameters. */
export async function hashPassword(password: string, cost: PasswordCost = passwordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt, cost, hashBytes);
  return `$scrypt$ln=${cost.log2N},r=${cost.r},p=${cost.p}$${base64(salt)}$${base64(hash)}`;
}

/** Tells if the password matches the hash. It uses the parameters that the hash states. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, log2N, r, p, salt, hash] = phc.exec(stored) ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64');
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const actual = await derive(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(actual, expected);
}

/** Tells if a hash was made with weaker parameters than today's. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$scrypt$ln=${passwordCost.log2N},r=${passwordCost.r},p=${passwordCost.p}$`);
}

// A hash that no password matches. It is checked if there is no account, so that both cases take the same
// time.
const unmatchable = `$scrypt$ln=${passwordCost.log2N},r=${passwordCost.r},p=${passwordCost.p}$${base64(randomBytes(saltBytes))}$${base64(randomBytes(hashBytes))}`;

/** Checks a password against the hash of an account that may not exist; both cases take the same time. */
export function verifyAgainst(password: string, stored: string | undefined): Promise<boolean> {
  return verifyPassword(password, stored ?? unmatchable);
}

function derive(password: string, salt: Buffer, cost: PasswordCost, length: number): Promise<Buffer> {
  const options = { N: 2 ** cost.log2N, r: cost.r, p: cost.p, maxmem: 256 * 2 ** cost.log2N * cost.r };
  // Applies NFKC, so that the same password typed on two keyboards gives the same bytes (NIST SP 800-63B
  // §5.1.1.2).
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
