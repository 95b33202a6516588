import { locales } from '#words/locale.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { Jobs } from '#jobs/jobs.ts';
import { createSeal, type Seal } from '#identity/both-sides/sealing.ts';
import type { CodePurpose } from '#identity/provider/codes/codes.ts';

// An address and a code in encrypted form, because others can read the rows of the queue.
const sealed = z.object({ sealed: z.base64url() });
const retries = 12; // The code expires long before the last of them.

export const codeMail = defineJob('account.mail-code', sealed, retries);
export const accountExistsMail = defineJob('account.mail-exists', sealed, retries);
export const passwordChangedMail = defineJob('account.mail-password-changed', sealed);
export const emailChangedMail = defineJob('account.mail-email-changed', sealed);
export const signInMethodsChangedMail = defineJob('account.mail-ways-changed', sealed);

const methodChanges = ['passkeyAdded', 'passkeyRemoved', 'serviceLinked', 'serviceRemoved'] as const;

const addressee = z.object({ id: z.guid(), to: z.string(), locale: z.enum(locales) });
/** Data of each letter. */
export const accountMailData = {
  /** The code; a letter without a code is never sent, because then the address has no account. */
  code: addressee.extend({
    purpose: z.enum(['signUp', 'passwordReset', 'emailChange', 'emailConfirmation', 'signIn', 'ownership']),
    code: z.string().nullable(),
    expiresAt: z.coerce.date(),
  }),
  accountExists: addressee,
  passwordChanged: addressee,
  emailChanged: addressee,
  signInMethodsChanged: addressee.extend({ change: z.enum(methodChanges), name: z.string() }),
};

type WayChange = (typeof methodChanges)[number];

type Addressee = Omit<z.infer<typeof addressee>, 'id'>;
type Code = { readonly purpose: CodePurpose; readonly code: string | null; readonly expiresAt: Date };

/** A change to a sign-in method; `name` is the name of the passkey or of the service. */
export type ChangedMethod = { readonly change: WayChange; readonly name: string };

/**
 * Queues the letters of the provider. Each letter is queued in the transaction of the change that it reports.
 */
export type AccountMail = {
  /**
   * Queues a letter with a code. If there is no code, the letter is queued but never sent, because the time
   * that a request takes must not reveal which addresses have an account.
   */
  code(db: Kysely<Tables>, letter: Addressee & Code): Promise<void>;
  /** Informs the owner of an account that somebody tries to sign up with their address. */
  accountExists(db: Kysely<Tables>, letter: Addressee): Promise<void>;
  passwordChanged(db: Kysely<Tables>, letter: Addressee): Promise<void>;
  /** Informs the owner, at the old address, that the address of the account was changed. */
  emailChanged(db: Kysely<Tables>, letter: Addressee): Promise<void>;
  /** Informs the owner that a sign-in method was added or removed. */
  signInMethodsChanged(db: Kysely<Tables>, letter: Addressee & ChangedMethod): Promise<void>;
};

/** Encrypts letters that wait in the queue. `secret` is the provider's. */
export const accountMailSeal = (secret: Uint8Array): Seal => createSeal(secret, 'letters');

export function createAccountMail(jobs: Jobs, seal: Seal): AccountMail {
  const close = (letter: object) => ({
    sealed: seal.close({ id: randomUUID(), ...letter }, 'letter').toString('base64url'),
  });
  return {
    code: async (db, letter) => jobs.enqueue(db, codeMail, close(letter)),
    accountExists: async (db, letter) => jobs.enqueue(db, accountExistsMail, close(letter)),
    passwordChanged: async (db, letter) => jobs.enqueue(db, passwordChangedMail, close(letter)),
    emailChanged: async (db, letter) => jobs.enqueue(db, emailChangedMail, close(letter)),
    signInMethodsChanged: async (db, letter) => jobs.enqueue(db, signInMethodsChangedMail, close(letter)),
  };
}

/** Decrypts the data of a queued letter; undefined if the data was encrypted with another secret. */
export function openAccountMail<Data>(seal: Seal, text: string, schema: z.ZodType<Data>): Data | undefined {
  return schema.safeParse(seal.open(Buffer.from(text, 'base64url'), 'letter')).data;
}
