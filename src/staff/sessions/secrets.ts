import { createHash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes as text for a cookie or an address. The database stores only the fingerprint. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the SHA-256 of a secret, which is random enough to need no salt. */
export const fingerprintOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
