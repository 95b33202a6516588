import { timingSafeEqual } from 'node:crypto';
import type { Configuration } from '#configuration/read-configuration.ts';
import { checkOf } from '#server/wiring/check-secret.ts';
import { type KeyOf, keysOf, newSecret, readKept, secretFile } from '#server/wiring/secret.ts';
import { Misused } from './run-program.ts';

type Given = Pick<Configuration, 'dataDir' | 'secret' | 'oldSecret'>;

export type ChosenSecrets = {
  /** Null where it is lost. */
  readonly present: KeyOf | null;
  readonly next: KeyOf;
  /** The next one, where it is kept in the data folder; null where `SECRET` has it. */
  readonly toKeep: string | null;
  /** An earlier change was cut short between the database and the data folder. */
  readonly isUnfinished: boolean;
};

/** Written before the database changes, and renamed after: a change that was cut short can be done again. */
export const draftOf = (dataDir: string): string => `${secretFile(dataDir)}.next`;

/**
 * Which secret the database has, by its check value, and which one it gets: `SECRET`, else a new one of the
 * data folder.
 * @throws Misused where the present secret is not known, or the next one is the present one
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
