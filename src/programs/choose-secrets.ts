import { timingSafeEqual } from 'node:crypto';
import type { Configuration } from '#configuration/read-configuration.ts';
import { checkOf } from '#server/wiring/check-secret.ts';
import { type KeyOf, keysOf, newSecret, readKept, secretFile } from '#server/wiring/secret.ts';
import { Misused } from './run-program.ts';

type Given = Pick<Configuration, 'dataDir' | 'secret' | 'oldSecret'>;

export type ChosenSecrets = {
  /** The present secret; null if it is lost. */
  readonly present: KeyOf | null;
  readonly next: KeyOf;
  /** The next secret if the data folder will store it; null if the variable `SECRET` contains it. */
  readonly toKeep: string | null;
  /**
   * True if an earlier change was interrupted after the database had changed and before the data folder did.
   */
  readonly isUnfinished: boolean;
};

/**
 * File for the next secret. It is written before the database is changed and renamed afterwards, so that an
 * interrupted change can be repeated.
 */
export const draftOf = (dataDir: string): string => `${secretFile(dataDir)}.next`;

/**
 * Returns the present and the next secret. A check value in the database identifies the present secret. The
 * next secret is `SECRET`, or else a new one for the data folder.
 * @throws Misused if the present secret is unknown, or the next secret is the present one
 */
export async function chooseSecrets(
  { dataDir, secret, oldSecret }: Given,
  kept: Buffer,
  isLost: boolean,
): Promise<ChosenSecrets> {
  const files = await Promise.all([secretFile(dataDir), draftOf(dataDir)].map((path) => readKept(path)));
  const isPresent = (one: string): boolean => timingSafeEqual(checkOf(keysOf(one)), kept);
  const present = [oldSecret, secret, ...files].find((one) => one !== undefined && isPresent(one));
  if (secret !== undefined && isPresent(secret))
    throw new Misused('SECRET is the one that the database has: set SECRET to the next one, OLD_SECRET to this one.');
  if (present === undefined && !isLost)
    throw new Misused('The present secret is not known here: name it in OLD_SECRET, or do without it by --lost.');
  const toKeep = secret === undefined ? newSecret() : null;
  return {
    present: present === undefined ? null : keysOf(present),
    next: keysOf(secret ?? toKeep ?? ''),
    toKeep,
    isUnfinished: present !== undefined && present === files[1],
  };
}
