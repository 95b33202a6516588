import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '#write-durably.ts';

/** Derives a 32-byte key for a purpose. One key reveals nothing about the others (RFC 5869). */
export type KeyOf = (purpose: string) => Buffer;

/**
 * Returns the key derivation for the installation's secret. The secret is configured, or was made at the
 * first start and stored in the data folder.
 * @throws if the data folder can be neither read nor written
 */
export async function readSecret(dataDir: string, configured: string | undefined): Promise<KeyOf> {
  return keysOf(configured ?? (await ownSecret(secretFile(dataDir))));
}

/** Like `readSecret`, but never makes a secret; returns null if there is none. */
export async function knownSecret(dataDir: string, configured: string | undefined): Promise<KeyOf | null> {
  const secret = configured ?? (await readKept(secretFile(dataDir)));
  return secret === undefined ? null : keysOf(secret);
}

/** Returns the functions that derive keys from a secret. */
export const keysOf =
  (secret: string): KeyOf =>
  (purpose) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Path of the file with the secret, used if none is configured. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Signs the links for people without an account: recruiters, readers of alerts, viewers of previews. */
export function linkSecretOf(keyOf: KeyOf): string {
  return keyOf('recruiter links').toString('base64url');
}

/** Signs the refs by which editors see unpublished content. */
export function previewSecretOf(keyOf: KeyOf): string {
  return keyOf('content previews').toString('base64url');
}

/** Returns the secret of the embedded identity provider, from which its keys are derived. */
export function providerSecretOf(keyOf: KeyOf): Buffer {
  return keyOf('identity provider');
}

// Writes a complete file and links it into place, so that two processes that start for the first time
// together get the same secret.
async function ownSecret(path: string): Promise<string> {
  const kept = await readKept(path);
  if (kept !== undefined) return kept;
  await writeDurably(path, newSecret());
  return readFile(path, 'utf8');
}

/**
 * Reads a secret from a file; undefined if the file does not exist. Any other error is thrown, because an
 * unreadable file may contain the installation's secret and must not be replaced.
 * @throws the error of the file system
 */
export async function readKept(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
