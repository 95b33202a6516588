import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** The accounts of the identity provider that comes with the program: they lie in the same database. */
export type SignInAccounts = {
  /** What is kept of how one signs in, table by table, without secrets: for its owner. */
  readonly tell: (
    db: Kysely<Tables>,
    oid: string,
  ) => Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>;
  /** The proven address of one; null where it is gone. */
  readonly emailOf: (db: Kysely<Tables>, oid: string) => Promise<string | null>;
  /** When its owner accepted, to have it, what is said of personal data; null where they were never asked. */
  readonly termsAcceptedAt: (db: Kysely<Tables>, oid: string) => Promise<Date | null>;
  /** Deletes one in its caller's transaction; one that is not there is none to delete. */
  readonly forget: (transaction: Transaction<Tables>, oid: string) => Promise<void>;
};
