import { locales } from '#words/locale.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { defineJob } from '#jobs/define-job.ts';
import type { Jobs } from '#jobs/jobs.ts';
import { createSeal, type Seal } from '#identity/both-sides/sealing.ts';
import type { CodePurpose } from '#identity/provider/codes/codes.ts';

// Rows of the queue can be read: an address and a code only lie sealed in them.
const sealed = z.object({ sealed: z.base64url() });
const tries = 12; // a code is over long before

export const codeMail = defineJob('account.mail-code', sealed, tries);
export const accountExistsMail = defineJob('account.mail-exists', sealed, tries);
export const passwordChangedMail = defineJob('account.mail-password-changed', sealed);
export const emailChangedMail = defineJob('account.mail-email-changed', sealed);
export const waysChangedMail = defineJob('account.mail-ways-changed', sealed);

const wayChanges = ['passkeyAdded', 'passkeyRemoved', 'serviceLinked', 'serviceRemoved'] as const;

const addressee = z.object({ id: z.guid(), to: z.string(), locale: z.enum(locales) });
/** What each letter is written of. */
export const accountMailData = {
  /** Without a code there is no letter: nobody has an account at this address. */
  code: addressee.extend({
    purpose: z.enum(['signUp', 'passwordReset', 'emailChange', 'emailConfirmation', 'signIn', 'ownership']),
    code: z.string().nullable(),
    expiresAt: z.coerce.date(),
  }),
  accountExists: addressee,
  passwordChanged: addressee,
  emailChanged: addressee,
  waysChanged: addressee.extend({ change: z.enum(wayChanges), name: z.string() }),
};

type WayChange = (typeof wayChanges)[number];

type Addressee = Omit<z.infer<typeof addressee>, 'id'>;
type Code = { readonly purpose: CodePurpose; readonly code: string | null; readonly expiresAt: Date };

/** What happened to a way of signing in; `name` is that of the passkey, or of the service. */
export type ChangedWay = { readonly change: WayChange; readonly name: string };

/** Leaves the letters of the provider, each in the transaction of what it tells of. */
export type AccountMail = {
  /** Without a code a letter is left and never written: no time tells which addresses have an account. */
  code(db: Kysely<Tables>, letter: Addressee & Code): Promise<void>;
  /** To whoever signs up with the address of an account. */
  accountExists(db: Kysely<Tables>, letter: Addressee): Promise<void>;
  passwordChanged(db: Kysely<Tables>, letter: Addressee): Promise<void>;
  /** To the old address. */
  emailChanged(db: Kysely<Tables>, letter: Addressee): Promise<void>;
  /** A way of signing in was added or taken away. */
  waysChanged(db: Kysely<Tables>, letter: Addressee & ChangedWay): Promise<void>;
};

/** Seals letters that wait. `secret` is that of the provider. */
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
    waysChanged: async (db, letter) => jobs.enqueue(db, waysChangedMail, close(letter)),
  };
}

/** What a letter that waits is written of; undefined when it was sealed with another secret. */
export function openAccountMail<Data>(seal: Seal, text: string, schema: z.ZodType<Data>): Data | undefined {
  return schema.safeParse(seal.open(Buffer.from(text, 'base64url'), 'letter')).data;
}
