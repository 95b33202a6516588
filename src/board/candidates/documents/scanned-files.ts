import { AntivirusUnavailable } from '#antivirus/antivirus.ts';
import type { Antivirus, Verdict } from '#antivirus/antivirus.ts';
import { FileNotFound } from '#files/files.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Files } from '#files/files.ts';
import type { FileMarks, Mark } from '#files/file-marks.ts';

/** The scanner found a virus, and the bytes are deleted. */
export class FileInfected extends Error {
  readonly code = 'file.infected';
}

/** The file is stored and waits for the scanner. The reader must try again later. */
export class FileInQuarantine extends Error {
  readonly code = 'file.inQuarantine';
}

/** Files that wait for the scanner, and infected files. */
export type Quarantine = {
  /**
   * Scans the waiting files as long as the scanner answers. Returns the infected files whose owners have not
   * been notified.
   */
  scanWaiting(): Promise<readonly string[]>;
  /** Notes that the owner of an infected file was notified. */
  noteTold(key: string): Promise<void>;
};

/**
 * Returns files only after a scanner has found them clean. The scan reads the stored bytes on upload. If the
 * scanner is unavailable then, the scan takes place at the first read or in the scheduled scan. A waiting
 * file has a mark, which is written before the caller gets the key. When a file is infected, its bytes are
 * deleted and only its mark is kept, until the file itself is deleted.
 */
export function scannedFiles(store: Pick<FileStore, 'files' | 'marks'>, antivirus: Antivirus): Files & Quarantine {
  const { files, marks } = store;
  const get = reader(files, antivirus, marks);
  return {
    get,
    put: async (sent) => {
      // Copies the bytes, so that the stored bytes are the scanned bytes even if the caller changes its
      // buffer.
      const bytes = Uint8Array.from(sent);
      const verdict = await verdictOf(antivirus, bytes);
      if (verdict === 'infected') throw new FileInfected('a virus was found');
      const key = await files.put(bytes);
      if (verdict === 'unknown') await marks.set(key);
      return key;
    },
    delete: async (key) => {
      await files.delete(key);
      await marks.remove(key);
    },
    setAside: async (key) => {
      if (!isFound(await marks.of(key))) return files.setAside(key);
      // Deletes the bytes of infected files.
      await files.delete(key);
      await marks.remove(key);
    },
    takeBack: (key) => files.takeBack(key),
    asideBefore: (moment) => files.asideBefore(moment),
    storedBefore: async function* (moment) {
      yield* files.storedBefore(moment);
      for (const key of await marks.keys(moment)) if (isFound(await marks.of(key))) yield key;
    },
    scanWaiting: () => scanWaiting(marks, get),
    noteTold: (key) => marks.change(key, 'told'),
  };
}

/** Reads a file; a waiting file is scanned first. */
function reader(files: Files, antivirus: Antivirus, marks: FileMarks): Files['get'] {
  return async (key) => {
    const bytes = await files.get(key).catch(async (error: unknown) => {
      throw isFound(await marks.of(key)) ? new FileInfected('a virus was found', { cause: error }) : error;
    });
    const mark = await marks.of(key);
    if (mark === undefined) return bytes;
    if (isFound(mark)) return refuse(files, key);
    const verdict = await verdictOf(antivirus, bytes);
    if (verdict === 'unknown') throw new FileInQuarantine('the file is not scanned yet');
    if (verdict === 'clean') await marks.remove(key);
    // Changes the mark before deleting the bytes. After a crash in between, the file then still counts as
    // infected.
    else await marks.change(key, 'infected');
    return verdict === 'clean' ? bytes : refuse(files, key);
  };
}

/** Scans the waiting files by reading them, until the scanner is unavailable. */
async function scanWaiting(marks: FileMarks, get: Files['get']): Promise<string[]> {
  const keys = await marks.keys();
  for (const key of keys) if ((await marks.of(key)) === 'waiting' && !(await isAnswered(get(key)))) break;
  const found = await Promise.all(keys.map(async (key) => ({ key, mark: await marks.of(key) })));
  return found.filter(({ mark }) => mark === 'infected').map(({ key }) => key);
}

async function refuse(files: Files, key: string): Promise<never> {
  await files.delete(key);
  throw new FileInfected('a virus was found');
}

const isFound = (mark: Mark | undefined): boolean => mark === 'infected' || mark === 'told';

/** False while the scanner is unavailable. Otherwise the mark of the file tells the result of the scan. */
async function isAnswered(asked: Promise<unknown>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    if (error instanceof FileInQuarantine) return false;
    if (error instanceof FileInfected || error instanceof FileNotFound) return true;
    throw error;
  }
}

async function verdictOf(antivirus: Antivirus, bytes: Uint8Array): Promise<Verdict | 'unknown'> {
  try {
    return await antivirus.scan(bytes);
  } catch (error) {
    if (error instanceof AntivirusUnavailable) return 'unknown';
    throw error;
  }
}
