import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Tables } from '#database/tables.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import type { ProvenAccount } from './generation.ts';
import type { OwnData } from './own-data.ts';
import type { Details } from './registration.ts';
import { hashPassword, isOutdated, verifyAgainst } from './passwords.ts';

/** A person, with the data that the provider stores about them. */
export type Account = ProvenAccount & {
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly birth_date: string | null;
  readonly nationality: string | null;
  readonly study_level: string | null;
  /**
   * Null if the account was created before addresses had to be confirmed, and its address is not confirmed
   * yet.
   */
  readonly email_confirmed_at: Date | null;
};

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  /** The answers that the person gave in a complete sign-up. */
  readonly details?: Details | null;
};

type Names = Pick<NewAccount, 'givenName' | 'familyName'>;

/** Another account already has this e-mail address, in any case. */
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
 * Creates an account. The caller must have validated the fields and confirmed the address.
 * @throws EmailTaken if the address has an account; of two simultaneous calls exactly one succeeds.
 */
export async function createAccount(db: Kysely<Tables>, { password, ...account }: NewAccount): Promise<ProvenAccount> {
  return insertAccount(db, { ...account, passwordHash: await hashPassword(password) });
}

type HashedAccount = Omit<NewAccount, 'password'> & {
  /** Null if the person can only sign in through services. */
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
 * Returns the account with this address and password; null if there is none. The function takes the same time
 * for a missing account, an account without a password and a wrong password.
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
 * Returns the address of an account; null if there is no such account. `oid` may come from another provider
 * and have another format.
 */
export async function emailOfAccount(db: Kysely<Tables>, oid: string): Promise<string | null> {
  const found = db
    .selectFrom('idp.accounts')
    .select('email')
    .where(sql<boolean>`oid::text = ${oid}`);
  return (await found.executeTakeFirst())?.email ?? null;
}

/**
 * Returns the time when the owner accepted the terms; null if there is no such account. `oid` may come from
 * another provider and have another format.
 */
export async function termsAcceptedAt(db: Kysely<Tables>, oid: string): Promise<Date | null> {
  const found = db
    .selectFrom('idp.accounts')
    .select('terms_accepted_at')
    .where(sql<boolean>`oid::text = ${oid}`);
  return (await found.executeTakeFirst())?.terms_accepted_at ?? null;
}

/**
 * Saves the names without checks. The caller must have checked that the names are valid and that the person
 * owns the account.
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

/** Returns the personal data of which a password must not consist. */
export const ownDataOf = ({ email, given_name, family_name }: Account): OwnData => ({
  email,
  givenName: given_name,
  familyName: family_name,
});

/**
 * Hashes a password again if its stored hash is cheaper than today's hashes. This takes time, so callers must
 * first tell the person that the password is right.
 */
export async function renewHash(db: Kysely<Tables>, oid: string, password: string): Promise<void> {
  const found = db.selectFrom('idp.accounts').select('password_hash').where('oid', '=', oid);
  const stored = (await found.executeTakeFirst())?.password_hash;
  if (!stored || !isOutdated(stored)) return;
  const row = { password_hash: await hashPassword(password) };
  // Changes nothing if the password has changed meanwhile, because then the row has another salted hash.
  await db.updateTable('idp.accounts').set(row).where('password_hash', '=', stored).execute();
}

/** Replaces the password of an account. The caller must have validated and hashed the new password. */
export async function setPassword(db: Kysely<Tables>, oid: string, password_hash: string): Promise<void> {
  await db.updateTable('idp.accounts').set({ password_hash }).where('oid', '=', oid).execute();
}

/** Finds the account of an address in any case. */
export async function findByEmail(db: Kysely<Tables>, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('idp.accounts')
    .select(columns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/**
 * Deletes an account with its sessions; its address becomes free. `oid` may come from another provider and
 * have another format.
 */
export async function forgetAccount(db: Kysely<Tables>, oid: string): Promise<void> {
  await db
    .deleteFrom('idp.accounts')
    .where(sql<boolean>`oid::text = ${oid}`)
    .execute();
  await endAccountSessions(db, oid);
}
