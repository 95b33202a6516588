import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { localCache } from './local-cache.ts';
import { localContents } from './local-contents.ts';
import { localFiles } from './local-files.ts';
import { localIdentity } from './local-identity.ts';
import { localMarks } from './local-marks.ts';

/** Store in folders of this machine, under `dataDir`. */
export function localStore(dataDir: string): FileStore {
  return {
    files: localFiles(dataDir),
    marks: localMarks(dataDir),
    large: null,
    pictures: localCache(join(dataDir, 'pictures')),
    identity: localIdentity(dataDir),
    owned: null,
    contents: localContents(dataDir),
  };
}
