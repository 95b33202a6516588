import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/**
 * Encrypts and authenticates values in storage and in cookies (AES-256-GCM). `about` names the row or cookie
 * of a value; the value can be opened only there.
 */
export type Seal = {
  close(value: unknown, about: string): Buffer;
  /** Returns the value; null if it was changed, moved or encrypted with another key. */
  open(sealed: Uint8Array, about: string): unknown;
};

const nonceBytes = 12; // NIST SP 800-38D §8.2.2: 96 random bits.
const tagBytes = 16;

/**
 * Derives a key from the installation's secret, which has 32 bytes. Each purpose has a separate key (RFC
 * 5869).
 */
export function deriveKey(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `identity/${purpose}`, 32));
}

/**
 * Creates a seal for a purpose. Each purpose has a separate key, so a value that was sealed for one purpose
 * cannot be opened for another. `secret` has 32 bytes.
 */
export function createSeal(secret: Uint8Array, purpose: string): Seal {
  const key = deriveKey(secret, purpose);
  return {
    close: (value, about) => encrypt(key, JSON.stringify(value), about),
    open(sealed, about) {
      try {
        const value: unknown = JSON.parse(decrypt(key, Buffer.from(sealed), about));
        return value;
      } catch {
        return null;
      }
    },
  };
}

function encrypt(key: Buffer, plain: string, about: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, sealed: Buffer, about: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** Returns the SHA-256 of an identifier that is random enough to need no salt. */
export const fingerprint = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Returns the HMAC-SHA-256 of a value that others could guess, such as an e-mail address. */
export const keyedHash = (key: Uint8Array, value: string): Buffer => createHmac('sha256', key).update(value).digest();

/** Compares in constant time. */
export const sameText = (a: string, b: string): boolean => timingSafeEqual(fingerprint(a), fingerprint(b));
