import type { Configuration } from '#configuration/read-configuration.ts';
import type { FileStore } from '#files/file-store.ts';
import { localStore } from '#files/local-store.ts';
import type { S3Place } from '#files/s3/s3-place.ts';
import { s3Store } from '#files/s3/s3-store.ts';

type Given = Pick<Configuration, 'dataDir' | 'filesUrl' | 'filesAccessKey' | 'filesSecretKey' | 'filesEncryption'>;

/** Returns the store of the files that the configuration names: a bucket, or else the data folder. */
export function storeOf(given: Given): FileStore {
  const place = placeOf(given, given.filesUrl);
  return place === null ? localStore(given.dataDir) : s3Store(place);
}

/** Returns a place in an S3 store with our keys there; null without an address or without keys. */
export function placeOf(
  { filesAccessKey: accessKey, filesSecretKey: secretKey, filesEncryption: encryption }: Omit<Given, 'dataDir'>,
  address: Configuration['filesUrl'],
): S3Place | null {
  if (address === undefined || accessKey === undefined || secretKey === undefined) return null;
  return { ...address, accessKey, secretKey, encryption };
}
