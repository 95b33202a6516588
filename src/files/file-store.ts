import type { FileCache } from './file-cache.ts';
import type { FileMarks } from './file-marks.ts';
import type { Files } from './files.ts';

/** All data that the program stores outside the database. */
export type FileStore = {
  readonly files: Files;
  readonly marks: FileMarks;
  readonly pictures: FileCache;
};
