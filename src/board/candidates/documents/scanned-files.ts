import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AntivirusAway } from '#antivirus/antivirus.ts';
import type { Antivirus, Verdict } from '#antivirus/antivirus.ts';
import type { Files } from '#files/files.ts';
import { writeDurably } from '#write-durably.ts';

/** A virus was found: the bytes are not kept. */
export class FileInfected extends Error {
  readonly code = 'file.infected';
}

/** The file is kept and waits for the scanner: whoever wants it asks again later. */
export class FileInQuarantine extends Error {
  readonly code = 'file.inQuarantine';
}

/**
 * Files that nobody is given before a scanner has found them clean. What is scanned are the bytes that are
 * kept: at once when they come, and where the scanner is away then, by whoever first asks for them. Those
 * that wait have a mark in `${dataDir}/quarantine`, written before their key is known to anybody.
 */
export function scannedFiles(files: Files, antivirus: Antivirus, dataDir: string): Files {
  const markOf = (key: string) => join(dataDir, 'quarantine', key);
  return {
    put: async (bytes) => {
      const verdict = await verdictOf(antivirus, bytes);
      if (verdict === 'infected') throw new FileInfected('a virus was found');
      const key = await files.put(bytes);
      if (verdict === 'unknown') await writeDurably(markOf(key), '');
      return key;
    },
    get: async (key) => {
      const bytes = await files.get(key);
      if (!(await exists(markOf(key)))) return bytes;
      const verdict = await verdictOf(antivirus, bytes);
      if (verdict === 'unknown') throw new FileInQuarantine('the file is not scanned yet');
      // The bytes go before their mark: a crash in between leaves none that are not marked.
      if (verdict === 'infected') await files.delete(key);
      await rm(markOf(key), { force: true });
      if (verdict === 'infected') throw new FileInfected('a virus was found');
      return bytes;
    },
    delete: async (key) => {
      await files.delete(key);
      await rm(markOf(key), { force: true });
    },
  };
}

async function verdictOf(antivirus: Antivirus, bytes: Uint8Array): Promise<Verdict | 'unknown'> {
  try {
    return await antivirus.scan(bytes);
  } catch (error) {
    if (error instanceof AntivirusAway) return 'unknown';
    throw error;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
