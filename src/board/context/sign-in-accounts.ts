import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Accounts of the built-in identity provider, which are in the same database. */
export type SignInAccounts = {
  /** Returns the sign-in data of an account for its owner, table by table, without secrets. */
  readonly tell: (
    db: Kysely<Tables>,
    oid: string,
  ) => Promise<Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>>;
  /** Returns the address that the owner of an account has confirmed; null if the account is gone. */
  readonly emailOf: (db: Kysely<Tables>, oid: string) => Promise<string | null>;
  /**
   * Returns when the owner accepted the privacy terms during the sign-up; null if the sign-up did not request
   * this.
   */
  readonly termsAcceptedAt: (db: Kysely<Tables>, oid: string) => Promise<Date | null>;
  /** Deletes an account in the caller's transaction; does nothing without an account. */
  readonly forget: (transaction: Transaction<Tables>, oid: string) => Promise<void>;
};
