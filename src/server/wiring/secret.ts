import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '#write-durably.ts';

/** Gives a 32-byte key of its own to each purpose; knowing one tells nothing of the others (RFC 5869). */
export type KeyOf = (purpose: string) => Buffer;

/**
 * The installation's secret: the configured one, else one made at the first start and kept in the data
 * folder.
 * @throws when the data folder can be neither read nor written.
 */
export async function readSecret(dataDir: string, configured: string | undefined): Promise<KeyOf> {
  return keysOf(configured ?? (await ownSecret(secretFile(dataDir))));
}

/** The same, but null where there is none yet: none is made. */
export async function knownSecret(dataDir: string, configured: string | undefined): Promise<KeyOf | null> {
  const secret = configured ?? (await readKept(secretFile(dataDir)));
  return secret === undefined ? null : keysOf(secret);
}

/** The keys of a secret. */
export const keysOf =
  (secret: string): KeyOf =>
  (purpose) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Where the secret lies that nobody configured. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Signs the links that are given to people without an account: of recruiters, of alerts, of previews. */
export function linkSecretOf(keyOf: KeyOf): string {
  return keyOf('recruiter links').toString('base64url');
}

/** Signs the refs by which editors see what is not published yet. */
export function previewSecretOf(keyOf: KeyOf): string {
  return keyOf('content previews').toString('base64url');
}

/** Of the embedded identity provider; every key of its own is derived from it. */
export function providerSecretOf(keyOf: KeyOf): Buffer {
  return keyOf('identity provider');
}

// Of two first starts at once both end with the same secret, and none with half of one.
async function ownSecret(path: string): Promise<string> {
  const kept = await readKept(path);
  if (kept !== undefined) return kept;
  await writeDurably(path, newSecret());
  return readFile(path, 'utf8');
}

/**
 * A secret that a file keeps; undefined where there is no file. An unreadable file may be the secret of the
 * installation: nothing takes its place.
 * @throws the fault of the file system
 */
export async function readKept(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
