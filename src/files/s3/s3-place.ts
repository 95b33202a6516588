import type { FilesAddress } from '#configuration/files-address.ts';

/** A place in an S3-compatible store, and our keys there. */
export type S3Place = FilesAddress & {
  readonly accessKey: string;
  readonly secretKey: string;
  /** `AES256`, `aws:kms` or `aws:kms:<key>`; undefined leaves it to the store. */
  readonly encryption?: string | undefined;
  /** How messages call the place; without it the store of the files. */
  readonly calledAs?: string | undefined;
};

export const nameOfPlace = ({ calledAs }: S3Place): string => calledAs ?? 'the store of the files';

/**
 * Address of an object, or of the bucket for an empty name. Amazon wants the bucket in the host name; a name
 * with dots has no certificate there. Other stores take the bucket in the path.
 */
export function addressOf({ bucket, region, endpoint }: FilesAddress, name: string): URL {
  const isHost = endpoint === undefined && !bucket.includes('.');
  const base = isHost
    ? `https://${bucket}.s3.${region}.amazonaws.com/`
    : `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}/`;
  return new URL(base + pathOfName(name));
}

export const pathOfName = (name: string): string => name.split('/').map(encodeURIComponent).join('/');

/** The place for people, without keys. */
export function placeInWords({ bucket, prefix, endpoint }: FilesAddress): string {
  return `s3://${bucket}/${prefix}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
}
