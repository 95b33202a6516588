import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PictureAddress } from './fit-field.ts';

/** Where visitors get the pictures of the content. */
export type PictureAddresses = {
  /** `/images/<signature>/<address>` of a picture of the content system; null for any other. */
  readonly addressOf: PictureAddress;
  /** The address that was signed; null for a signature that is not ours. */
  readonly read: (signature: string, encoded: string) => URL | null;
};

type Options = {
  readonly secret: Buffer;
  /** The address of the content system, to which the addresses of its pictures may be relative. */
  readonly base: string;
  /** Whether a picture there is the content system's. */
  readonly isOurs: (address: URL) => boolean;
};

/** Characters of an address. */
const maxAddressLength = 1500;
/** Bytes: nobody guesses one of 2¹²⁸, and addresses stay short. */
const signatureBytes = 16;

/**
 * Signs the addresses of pictures that documents name. Only those are fetched and resized, so that nobody
 * makes this program ask others.
 */
export function createPictureAddresses({ secret, base, isOurs }: Options): PictureAddresses {
  const sign = (text: string): Buffer =>
    createHmac('sha256', secret).update(`picture\n${text}`).digest().subarray(0, signatureBytes);
  const own = new URL(base).origin;
  const pathOf = (text: string): string => {
    // Who shows it knows by the ending that there is nothing to resize.
    const ending = /\.svg$/i.test(text) ? '.svg' : '';
    return `/images/${sign(text).toString('base64url')}/${Buffer.from(text).toString('base64url')}${ending}`;
  };
  return {
    addressOf(url) {
      const address = URL.parse(url, base);
      if (address === null || url.length > maxAddressLength || !isOurs(address)) return null;
      return pathOf(address.origin === own ? `${address.pathname}${address.search}` : address.href);
    },
    read(signature, encoded) {
      const text = Buffer.from(encoded.replace(/\.svg$/, ''), 'base64url').toString();
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text).toString('base64url'))];
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && `/images/${signature}/${encoded}` === pathOf(text) ? URL.parse(text, base) : null;
    },
  };
}
