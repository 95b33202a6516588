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
  /** Null until the owner of an account from before addresses were proven has proven theirs. */
  readonly email_confirmed_at: Date | null;
};

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
  /** What a complete sign-up told. */
  readonly details?: Details | null;
};

type Names = Pick<NewAccount, 'givenName' | 'familyName'>;

/** An account with this e-mail address exists already, in whatever case it was written. */
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
 * Creates an account; the caller has validated the fields, and the address was proven.
 * @throws EmailTaken when the address has an account; of two at once exactly one is created.
 */
export async function createAccount(db: Kysely<Tables>, { password, ...account }: NewAccount): Promise<ProvenAccount> {
  return insertAccount(db, { ...account, passwordHash: await hashPassword(password) });
}

type HashedAccount = Omit<NewAccount, 'password'> & {
  /** Null for who signs in by a service alone. */
  readonly passwordHash: string | null;
  readonly hasAcceptedTerms?: boolean;
};

/**
 * The same, with a password that was hashed before, or none.
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
 * The account whose password this is, else null; a missing account, one without a
 * password and a wrong password take the same time.
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

/** The address of an account, or null; `oid` may be of another provider, and of another form. */
export async function emailOfAccount(db: Kysely<Tables>, oid: string): Promise<string | null> {
  const found = db
    .selectFrom('idp.accounts')
    .select('email')
    .where(sql<boolean>`oid::text = ${oid}`);
  return (await found.executeTakeFirst())?.email ?? null;
}

/** When its owner accepted the terms, or null; `oid` may be of another provider, and of another form. */
export async function termsAcceptedAt(db: Kysely<Tables>, oid: string): Promise<Date | null> {
  const found = db
    .selectFrom('idp.accounts')
    .select('terms_accepted_at')
    .where(sql<boolean>`oid::text = ${oid}`);
  return (await found.executeTakeFirst())?.terms_accepted_at ?? null;
}

/** Takes the names as they are: whoever asks has checked them, and that the account is the asker's. */
export async function changeNames(db: Kysely<Tables>, oid: string, names: Names): Promise<void> {
  const row = { given_name: names.givenName, family_name: names.familyName };
  await db.updateTable('idp.accounts').set(row).where('oid', '=', oid).execute();
}

/** Notes that the owner of the account reads its address. */
export async function confirmEmail(db: Kysely<Tables>, oid: string): Promise<void> {
  const row = { email_confirmed_at: sql<Date>`now()` };
  await db.updateTable('idp.accounts').set(row).where('oid', '=', oid).execute();
}

/**
 * Gives the account an address that its owner has proven.
 * @throws EmailTaken when it has an account; of two at once exactly one gets it
 */
export async function changeEmail(db: Kysely<Tables>, oid: string, email: string): Promise<void> {
  const row = { email, email_confirmed_at: sql<Date>`now()` };
  try {
    await db.updateTable('idp.accounts').set(row).where('oid', '=', oid).execute();
  } catch (error) {
    throw error instanceof DatabaseError && error.constraint === 'accounts_email' ? new EmailTaken() : error;
  }
}

/** What a password must not be made of. */
export const ownDataOf = ({ email, given_name, family_name }: Account): OwnData => ({
  email,
  givenName: given_name,
  familyName: family_name,
});

/**
 * Hashes a password that was checked just now with today's cost, where it was cheaper. That takes a second
 * hash, so only for those who are told that it was right.
 */
export async function renewHash(db: Kysely<Tables>, oid: string, password: string): Promise<void> {
  const found = db.selectFrom('idp.accounts').select('password_hash').where('oid', '=', oid);
  const stored = (await found.executeTakeFirst())?.password_hash;
  if (!stored || !isOutdated(stored)) return;
  const row = { password_hash: await hashPassword(password) };
  // One that was changed meanwhile stays: a salted hash names its row.
  await db.updateTable('idp.accounts').set(row).where('password_hash', '=', stored).execute();
}

/** Gives the account a password in place of the one it has; the caller has validated and hashed it. */
export async function setPassword(db: Kysely<Tables>, oid: string, password_hash: string): Promise<void> {
  await db.updateTable('idp.accounts').set({ password_hash }).where('oid', '=', oid).execute();
}

/** The account of an address, in whatever case it is written. */
export async function findByEmail(db: Kysely<Tables>, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('idp.accounts')
    .select(columns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/**
 * Deletes an account with its sessions, so that its address is free again. `oid` may be of another provider,
 * and of another form.
 */
export async function forgetAccount(db: Kysely<Tables>, oid: string): Promise<void> {
  await db
    .deleteFrom('idp.accounts')
    .where(sql<boolean>`oid::text = ${oid}`)
    .execute();
  await endAccountSessions(db, oid);
}
