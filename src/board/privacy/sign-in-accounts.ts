import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** The accounts of the identity provider that comes with the program: they lie in the same database. */
export type SignInAccounts = {
  /** The proven address of one; null where it is gone. */
  readonly emailOf: (db: Kysely<Tables>, oid: string) => Promise<string | null>;
  /** Deletes one in its caller's transaction; one that is not there is none to delete. */
  readonly forget: (running: Transaction<Tables>, oid: string) => Promise<void>;
};
