import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PictureAddress } from './fit-field.ts';

/** Signed addresses at which visitors get the pictures of the content. */
export type PictureAddresses = {
  /**
   * Returns `/images/<signature>/<address>` for a picture of the content system; null for any other picture.
   */
  readonly addressOf: PictureAddress;
  /** Returns the address in a signed address; null if this server did not sign it. */
  readonly read: (signature: string, encoded: string) => URL | null;
};

type Options = {
  readonly secret: Buffer;
  /** Address of the content system; addresses of its pictures may be relative to it. */
  readonly base: string;
  /** Tells if the content system has the picture at this address. */
  readonly isOurs: (address: URL) => boolean;
};

/** Limit of characters of an address. */
const maxAddressLength = 1500;
/** Length of a signature in bytes. Nobody can guess 128 bits, and addresses stay short. */
const signatureBytes = 16;

/**
 * Signs the addresses of pictures in documents. The server only fetches and resizes pictures with a signed
 * address, so nobody can make it call other systems.
 */
export function createPictureAddresses({ secret, base, isOurs }: Options): PictureAddresses {
  const sign = (text: string): Buffer =>
    createHmac('sha256', secret).update(`picture\n${text}`).digest().subarray(0, signatureBytes);
  const own = new URL(base).origin;
  const pathOf = (text: string): string => {
    // Keeps the ending of drawings, because pages recognise by it that the picture is not resized.
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
