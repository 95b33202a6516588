import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { nameInstallation } from '#database/installation-name.ts';
import type { Tables } from '#database/tables.ts';
import type { FileStore } from '#files/file-store.ts';
import { FilesUnavailable } from '#files/files-unavailable.ts';
import { localStore } from '#files/local-store.ts';
import { holdPlace } from '#files/place-writer.ts';
import { shelves } from '#files/store-contents.ts';
import { storeOf } from './store-of.ts';

/** The files of this process are not those of the other processes on the same database. */
class FilesDiffer extends Error {
  readonly code = 'files.differ';
}

type Given = Parameters<typeof storeOf>[0] & { readonly databaseUrl?: string | undefined };

/**
 * Compares the store of this process with the store that the database names; the first start writes its name
 * into both. A process with another store could not read the files of the others. A store to which the files
 * were moved names the store before it, and takes its place.
 * @returns false if the store does not answer, and nothing was compared
 * @throws FilesDiffer; PlaceTaken if the bucket belongs to another installation, such as the original of this
 * copy; FilesUnavailable if the store refuses us, or does not answer at the first start
 */
export async function checkFiles(db: Kysely<Tables>, given: Given): Promise<boolean> {
  if (given.filesUrl !== undefined) await refuseOwnFiles(given.dataDir);
  const store = storeOf(given);
  const { id, place } = await keptStore(db);
  try {
    if (id === null || (await store.identity.read())?.id !== id)
      await db.transaction().execute((transaction) => enter(transaction, store, given));
    if (store.owned !== null) await holdPlace(store.owned, await nameInstallation(db, given));
    return true;
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    // Another process has compared the store, so the site starts without its documents.
    if (!error.isRefusal && id !== null && place === store.identity.place) return false;
    throw unanswered(error, store, place, given);
  }
}

/** The lock on the row makes a second first start wait, and then compare. */
async function enter(transaction: Transaction<Tables>, { identity }: FileStore, given: Given): Promise<void> {
  const { id, place } = await keptStore(transaction, true);
  const card = await identity.read();
  if (id !== null && card?.id === id) return;
  if (id !== null && card?.from !== id) throw differing({ identity }, place, given);
  const known = card ?? { id: randomUUID() };
  // Writes the card first: a crash in between leaves a card that the next start takes.
  if (card === null) await identity.write(known);
  await takeStore(transaction, known.id, identity.place);
}

/** Notes in the database that its files lie in a store. */
export async function takeStore(db: Kysely<Tables>, id: string, place: string): Promise<void> {
  await db.updateTable('installation').set({ file_store_id: id, file_store_place: place }).execute();
}

export async function keptStore(db: Kysely<Tables>, isLocked = false) {
  const row = db.selectFrom('installation').select(['file_store_id as id', 'file_store_place as place']);
  return (isLocked ? row.forUpdate() : row).executeTakeFirstOrThrow();
}

const variableOf = ({ filesUrl }: Given) => (filesUrl === undefined ? 'DATA_DIR' : 'FILES_URL');

/** Nothing is known of a store that is away or refuses us: it may be the one with the files. */
function unanswered(
  { isRefusal, message }: FilesUnavailable,
  { identity }: FileStore,
  place: string | null,
  given: Given,
): FilesUnavailable {
  const wanted = isRefusal
    ? 'a bucket that our keys (FILES_ACCESS_KEY, FILES_SECRET_KEY) open'
    : 'a store that answers';
  const isKnown = place === null || place === identity.place;
  const difference = isKnown ? '' : ` The files of this database lie in ${place}; this is ${identity.place}.`;
  return new FilesUnavailable(`${variableOf(given)} should lead to ${wanted}: ${message}.${difference}`, { isRefusal });
}

function differing({ identity }: Pick<FileStore, 'identity'>, place: string | null, given: Given): FilesDiffer {
  if (place === identity.place)
    return new FilesDiffer(
      `${variableOf(given)} should lead to the files of this database: ${place} has no card of theirs (files/store.json). ` +
        'Mount or restore the files; npm run files:adopt takes what is there on purpose.',
    );
  const isForgotten = given.filesUrl === undefined && place?.startsWith('s3:') === true;
  const variable = isForgotten ? 'FILES_URL' : variableOf(given);
  const way =
    given.filesUrl === undefined && !isForgotten
      ? 'Share that folder with this process, or move the files to a store that all reach (npm run files:move)'
      : 'Give this process the same FILES_URL, or move the files (npm run files:move)';
  return new FilesDiffer(
    `${variable} should lead to the files of this database: they lie in ${place}, and ${identity.place} is another store. ` +
      `${way}; npm run files:adopt takes this store on purpose.`,
  );
}

/** Refuses files in the data folder that no other process would find. A folder that was moved says so. */
async function refuseOwnFiles(dataDir: string): Promise<void> {
  const { identity, contents } = localStore(dataDir);
  if ((await identity.read())?.movedTo !== undefined) return;
  for (const shelf of shelves) {
    const first = await contents.list(shelf)[Symbol.asyncIterator]().next();
    if (first.done === true) continue;
    throw new FilesDiffer(
      `DATA_DIR should hold no files of its own beside FILES_URL: ${dataDir}/${shelf} has some. ` +
        `npm run files:move -- ${identity.place} "$FILES_URL" moves them.`,
    );
  }
}
