import type { FileCache } from './file-cache.ts';
import type { FileMarks } from './file-marks.ts';
import type { Files } from './files.ts';
import type { LargeFiles } from './large-files.ts';
import type { OwnedPlace } from './place-writer.ts';
import type { StoreContents } from './store-contents.ts';
import type { StoreIdentity } from './store-identity.ts';

/** All data that the program stores outside the database. */
export type FileStore = {
  /** Null if each machine keeps such files itself. */
  readonly large: LargeFiles | null;
  readonly files: Files;
  readonly marks: FileMarks;
  readonly pictures: FileCache;
  readonly identity: StoreIdentity;
  /** Null for a folder, which goes with its database. */
  readonly owned: OwnedPlace | null;
  readonly contents: StoreContents;
};
