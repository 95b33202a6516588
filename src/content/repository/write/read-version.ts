import { NoSuchDocument, type Store } from './store.ts';
import { readVersions, type StoredVersion, type VersionName } from './versions.ts';

/** Reads one version of a document; null if there is none. */
export async function readVersion({ db }: Pick<Store, 'db'>, name: VersionName): Promise<StoredVersion | null> {
  try {
    const [found = null] = await db.transaction().execute((transaction) => readVersions(transaction, [name]));
    return found;
  } catch (error) {
    if (error instanceof NoSuchDocument) return null;
    throw error;
  }
}
