import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PictureAddress } from './fit-field.ts';

/** Signed addresses under which visitors get the pictures of the content. */
export type PictureAddresses = {
  /** Returns `/images/<signature>/<address>` of a picture of the content system; null for any other. */
  readonly addressOf: PictureAddress;
  /** Returns the signed address; null if the signature is not ours. */
  readonly read: (signature: string, encoded: string) => URL | null;
};

type Options = {
  readonly secret: Buffer;
  /** Address of the content system, to which its pictures' addresses may be relative. */
  readonly base: string;
  /** Tells if a picture's address belongs to the content system. */
  readonly isOurs: (address: URL) => boolean;
};

/** Limit of characters of an address. */
const maxAddressLength = 1500;
/** Bytes of a signature: 128 bits cannot be guessed, and addresses stay short. */
const signatureBytes = 16;

/**
 * Signs the addresses of pictures in documents. Only signed addresses are fetched and resized, so that
 * nobody can make this program call other systems.
 */
export function createPictureAddresses({ secret, base, isOurs }: Options): PictureAddresses {
  const sign = (text: string): Buffer =>
    createHmac('sha256', secret).update(`picture\n${text}`).digest().subarray(0, signatureBytes);
  const own = new URL(base).origin;
  const pathOf = (text: string): string => {
    // Keeps the file extension of drawings, by which pages know that the picture is not resized.
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
