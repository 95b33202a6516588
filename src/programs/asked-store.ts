import { stat } from 'node:fs/promises';
import { filesAddress } from '#configuration/files-address.ts';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { FileStore } from '#files/file-store.ts';
import { localStore } from '#files/local-store.ts';
import { s3Store } from '#files/s3/s3-store.ts';
import { placeOf } from '#server/wiring/store-of.ts';
import { Misused } from './run-program.ts';

type Side = 'from' | 'to';

/**
 * Returns the store at an address of the command line: `local:<data folder>`, or a value of FILES_URL.
 * @throws Misused for another address, a missing folder to read, or missing keys
 */
export async function openAskedStore(address: string, side: Side, configuration: Configuration): Promise<FileStore> {
  const folder = /^local:(.+)$/.exec(address)?.[1];
  if (folder !== undefined) {
    const isThere = side === 'to' || (await isFolder(folder));
    if (!isThere) throw new Misused(`There is no folder ${folder}.`);
    return localStore(folder);
  }
  const parsed = filesAddress.safeParse(address);
  if (!parsed.success) throw new Misused(`${address} is neither local:<folder> nor an address for FILES_URL.`);
  const place = placeOf(keysFor(side, configuration), parsed.data);
  if (place === null) throw new Misused('FILES_ACCESS_KEY and FILES_SECRET_KEY should be the keys of the store.');
  return s3Store(place);
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** The source may have keys of its own. */
function keysFor(side: Side, configuration: Configuration): Configuration {
  const { filesFromAccessKey, filesFromSecretKey } = configuration;
  if (side === 'to' || filesFromAccessKey === undefined) return configuration;
  return { ...configuration, filesAccessKey: filesFromAccessKey, filesSecretKey: filesFromSecretKey };
}
