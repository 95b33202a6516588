import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives a 32-byte key of its own to each purpose; knowing one tells nothing of the others (RFC 5869). */
export type KeyOf = (purpose: string) => Buffer;

/**
 * The installation's secret: the configured one, else one made at the first start and kept in the data
 * folder.
 * @throws when the data folder can be neither read nor written.
 */
export async function readSecret(dataDir: string, configured: string | undefined): Promise<KeyOf> {
  const secret = configured ?? (await ownSecret(join(dataDir, 'secret'), dataDir));
  return (purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

async function ownSecret(path: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  await readFile(path).catch(() => makeSecret(path));
  return readFile(path, 'utf8');
}

// Written aside and linked: of two first starts at once both end with the same secret, and none with half of
// one.
async function makeSecret(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(randomBytes(32).toString('base64url'));
  await file.sync();
  await file.close();
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}
