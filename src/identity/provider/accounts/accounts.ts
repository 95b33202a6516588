import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tables } from '#database/tables.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import type { ProvenAccount } from './generation.ts';
import type { OwnData } from './own-data.ts';
import type { Details } from './registration.ts';
import { hashPassword, isOutdated, verifyAgainst } from './passwords.ts';

/** A person as the provider knows them. */
export type Account = ProvenAccount & {
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly birth_date: string | null;
  readonly nationality: string | null;
  readonly study_level: string | null;
  /** Null until an account that is older than the confirmation of addresses has a confirmed address. */
  readonly email_confirmed_at: Date | null;
};

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Answers given in a complete sign-up. */
  readonly details?: Details | null;
};

type Names = Pick<NewAccount, 'givenName' | 'familyName'>;

/** An account with this e-mail address already exists; case is ignored. */
export class EmailTaken extends Error {
  readonly code = 'account.emailTaken';
}

const columns = [
  'oid',
  'generation',
  'email',
  'given_name',
  'family_name',
  'birth_date',
  'nationality',
  'study_level',
  'email_confirmed_at',
] as const;

/**
 * Creates an account; the caller has validated the fields and confirmed the address.
 * @throws EmailTaken if the address has an account; of two simultaneous calls exactly one succeeds.
 */
export async function createAccount(db: Kysely<Tables>, { password, ...account }: NewAccount): Promise<ProvenAccount> {
  return insertAccount(db, { ...account, passwordHash: await hashPassword(password) });
}

type HashedAccount = Omit<NewAccount, 'password'> & {
  /** Null if the person signs in only through services. */
  readonly passwordHash: string | null;
  readonly hasAcceptedTerms?: boolean;
};

/**
 * Creates an account with a password that is already hashed, or without a password.
 * @throws EmailTaken
 */
export async function insertAccount(db: Kysely<Tables>, account: HashedAccount): Promise<ProvenAccount> {
  const row = {
    email: account.email,
    password_hash: account.passwordHash,
    given_name: account.givenName,
    family_name: account.familyName,
    birth_date: account.details?.birthDate ?? null,
    nationality: account.details?.nationality ?? null,
    study_level: account.details?.studyLevel ?? null,
    email_confirmed_at: sql<Date>`now()`,
    terms_accepted_at: account.hasAcceptedTerms ? sql<Date>`now()` : null,
  };
  const created = await db
    .insertInto('idp.accounts')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(['oid', 'generation'])
    .executeTakeFirst();
  if (!created) throw new EmailTaken();
  return created;
}

/**
 * Returns the account with this address and password, otherwise null. A missing account, an account without
 * a password and a wrong password take the same time.
 */
export async function checkPassword(db: Kysely<Tables>, email: string, password: string): Promise<Account | null> {
  const account = await db
    .selectFrom('idp.accounts')
    .select([...columns, 'password_hash'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  const stored = account?.password_hash ?? undefined;
  if (!(await verifyAgainst(password, stored)) || !account || !stored) return null;
  return account;
}

export async function findAccount(db: Kysely<Tables>, oid: string): Promise<Account | undefined> {
  return db.selectFrom('idp.accounts').select(columns).where('oid', '=', oid).executeTakeFirst();
}

/**
 * Returns the address of an account, or null; `oid` may belong to another provider and have another format.
 */
export async function emailOfAccount(db: Kysely<Tables>, oid: string): Promise<string | null> {
  const found = db
    .selectFrom('idp.accounts')
    .select('email')
    .where(sql<boolean>`oid::text = ${oid}`);
  return (await found.executeTakeFirst())?.email ?? null;
}

/**
 * Returns the time when the owner accepted the terms, or null; `oid` may belong to another provider and
 * have another format.
 */
export async function termsAcceptedAt(db: Kysely<Tables>, oid: string): Promise<Date | null> {
  const found = db
    .selectFrom('idp.accounts')
    .select('terms_accepted_at')
    .where(sql<boolean>`oid::text = ${oid}`);
  return (await found.executeTakeFirst())?.terms_accepted_at ?? null;
}

/**
 * Saves the names without checks: the caller has checked the names, and that the account is the person's
 * own.
 */
export async function changeNames(db: Kysely<Tables>, oid: string, names: Names): Promise<void> {
  const row = { given_name: names.givenName, family_name: names.familyName };
  await db.updateTable('idp.accounts').set(row).where('oid', '=', oid).execute();
}

/** Marks the address of the account as confirmed. */
export async function confirmEmail(db: Kysely<Tables>, oid: string): Promise<void> {
  const row = { email_confirmed_at: sql<Date>`now()` };
  await db.updateTable('idp.accounts').set(row).where('oid', '=', oid).execute();
}

/**
 * Changes the address of the account to a confirmed address.
 * @throws EmailTaken if another account has the address; of two simultaneous calls exactly one succeeds
 */
export async function changeEmail(db: Kysely<Tables>, oid: string, email: string): Promise<void> {
  const row = { email, email_confirmed_at: sql<Date>`now()` };
  try {
    await db.updateTable('idp.accounts').set(row).where('oid', '=', oid).execute();
  } catch (error) {
    throw error instanceof DatabaseError && error.constraint === 'accounts_email' ? new EmailTaken() : error;
  }
}

/** Personal data that a password must not consist of. */
export const ownDataOf = ({ email, given_name, family_name }: Account): OwnData => ({
  email,
  givenName: given_name,
  familyName: family_name,
});

/**
 * Hashes a password again, at today's cost, if its stored hash was cheaper. The second hash takes time, so
 * callers do this only after the person has learned that the password is right.
 */
export async function renewHash(db: Kysely<Tables>, oid: string, password: string): Promise<void> {
  const found = db.selectFrom('idp.accounts').select('password_hash').where('oid', '=', oid);
  const stored = (await found.executeTakeFirst())?.password_hash;
  if (!stored || !isOutdated(stored)) return;
  const row = { password_hash: await hashPassword(password) };
  // Keeps a password that was changed in the meantime, because the salted hash identifies the row.
  await db.updateTable('idp.accounts').set(row).where('password_hash', '=', stored).execute();
}

/** Replaces the account's password; the caller has validated and hashed the new password. */
export async function setPassword(db: Kysely<Tables>, oid: string, password_hash: string): Promise<void> {
  await db.updateTable('idp.accounts').set({ password_hash }).where('oid', '=', oid).execute();
}

/** Finds the account of an address, ignoring case. */
export async function findByEmail(db: Kysely<Tables>, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('idp.accounts')
    .select(columns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/**
 * Deletes an account with its sessions, which frees its address. `oid` may belong to another provider and
 * have another format.
 */
export async function forgetAccount(db: Kysely<Tables>, oid: string): Promise<void> {
  await db
    .deleteFrom('idp.accounts')
    .where(sql<boolean>`oid::text = ${oid}`)
    .execute();
  await endAccountSessions(db, oid);
}
