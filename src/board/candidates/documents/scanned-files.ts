import { AntivirusAway } from '#antivirus/antivirus.ts';
import type { Antivirus, Verdict } from '#antivirus/antivirus.ts';
import { FileNotFound } from '#files/files.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Files } from '#files/files.ts';
import type { FileMarks, Mark } from '#files/file-marks.ts';

/** A virus was found: the bytes are not kept. */
export class FileInfected extends Error {
  readonly code = 'file.infected';
}

/** The file is kept and waits for the scanner: whoever wants it asks again later. */
export class FileInQuarantine extends Error {
  readonly code = 'file.inQuarantine';
}

/** The files that wait for the scanner, and those in which it found a virus. */
export type Quarantine = {
  /** Has those that wait scanned, as far as the scanner answers; the infected of which nobody was told. */
  scanWaiting(): Promise<readonly string[]>;
  /** Notes that the owner of an infected file knows. */
  noteTold(key: string): Promise<void>;
};

/**
 * Files that nobody is given before a scanner has found them clean. What is scanned are the bytes that are
 * kept: at once when they come; while the scanner is away, when somebody first asks for them, or in the
 * rounds of the quarantine. A waiting file has a mark, written before anybody knows its key. Of an infected
 * file the mark alone is kept, until the file is deleted.
 */
export function scannedFiles(store: Omit<FileStore, 'pictures'>, antivirus: Antivirus): Files & Quarantine {
  const { files, marks } = store;
  const get = reader(files, antivirus, marks);
  return {
    get,
    put: async (sent) => {
      // A copy: what is kept is what was scanned, whatever becomes of the bytes meanwhile.
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
      // No bytes are kept of what is infected.
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

/** Gives a file that waited once it is scanned. */
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
    // Before the bytes go: what is left after a crash in between is infected still.
    else await marks.change(key, 'infected');
    return verdict === 'clean' ? bytes : refuse(files, key);
  };
}

/** Reads, and so has scanned, those that wait, until the scanner is away. */
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

/** False while the scanner is away; what became of the file its mark says. */
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
    if (error instanceof AntivirusAway) return 'unknown';
    throw error;
  }
}
