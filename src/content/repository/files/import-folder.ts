import { storePicture } from '../media/pictures.ts';
import { putDocuments, type PutReport } from '../write/put-documents.ts';
import { createStore, type Store, type TakenUids } from '../write/store.ts';
import { type GivenModels, typeModels } from '../models/type-models.ts';
import { readFolder } from './read-folder.ts';

const importer = { kind: 'program', name: 'content:import' } as const;

type Options = {
  readonly folder: string;
  /** True to check and compare the files without publishing them. */
  readonly dryRun?: boolean;
  /** True to do nothing if the repository already has documents. */
  readonly onlyIfEmpty?: boolean;
  readonly report?: (done: number, total: number) => void;
};
type Target = Pick<Store, 'db' | 'now'> & { readonly models: GivenModels; readonly takenUids?: TakenUids };

/** Result of an import. Each line of `problems` begins with a file and the path of a field. */
export type FolderReport = PutReport & { readonly problems: readonly string[]; readonly pictures: number };

/** Publishes the documents of a folder that differ from the published documents, all in one transaction. */
export async function importFolder(
  { db, now, models, takenUids }: Target,
  { folder, dryRun = false, onlyIfEmpty = false, report }: Options,
): Promise<FolderReport> {
  const store = createStore({ db, now, models: typeModels(models), takenUids });
  const none = { added: [], changed: [], same: 0, problems: [], pictures: 0 };
  if (onlyIfEmpty && (await db.selectFrom('content.documents').select('id').limit(1).execute()).length > 0) return none;
  const { documents, pictures, problems } = await readFolder(store, folder, report);
  // One transaction, because the commit of each of a hundred pictures would wait for the disk.
  if (!dryRun)
    await db.transaction().execute(async (transaction) => {
      for (const { picture, bytes } of pictures) await storePicture(transaction, picture, bytes);
    });
  const put = await putDocuments(store, documents, { actor: importer, dryRun, onlyIfEmpty });
  return { ...put, problems, pictures: pictures.length };
}
