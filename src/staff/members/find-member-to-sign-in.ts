import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { recordActs } from '#staff/audit/record-act.ts';
import { activeMembers, heldRoles, lockMembers } from './member-rows.ts';

/** What the identity provider tells about a person who signs in at the office. */
export type SignInIdentity = {
  /** Object id of the account. */
  readonly oid: string;
  /** Addresses that the provider has verified. An address that anybody can type would let them in. */
  readonly provenEmails: readonly string[];
};

/**
 * Finds the member who signs in: by the account of former sign-ins, otherwise by a verified address of a
 * member who has not signed in yet. The account is then bound to this member, who may change the address
 * later.
 * @returns the id of the member; null if the person is no member
 */
export async function findMemberToSignIn(
  { db, now }: StaffParts,
  { oid, provenEmails }: SignInIdentity,
): Promise<string | null> {
  const known = await memberOf(db, oid);
  if (known !== null) return known;
  const emails = addressesOf(provenEmails);
  if (emails.length === 0) return null;
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    return (await memberOf(transaction, oid)) ?? (await bind(transaction, { oid, emails, at: now() }));
  });
}

/** Tells if the account is that of a member, or of one who has not signed in at the office yet. */
export async function isMember(
  { db }: Pick<StaffParts, 'db'>,
  { oid, provenEmails }: SignInIdentity,
): Promise<boolean> {
  if ((await memberOf(db, oid)) !== null) return true;
  const emails = addressesOf(provenEmails);
  if (emails.length === 0) return false;
  const query = activeMembers(db).select('id').where('subject', 'is', null).where('email', 'in', emails);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Addresses in the form in which members have them. */
const addressesOf = (emails: readonly string[]): string[] => emails.map((email) => email.trim().toLowerCase());

async function memberOf(db: Kysely<Tables>, oid: string): Promise<string | null> {
  const row = await activeMembers(db).select('id').where('subject', '=', oid).executeTakeFirst();
  return row?.id ?? null;
}

type Binding = { readonly oid: string; readonly emails: readonly string[]; readonly at: Date };

async function bind(transaction: Kysely<Tables>, { oid, emails, at }: Binding): Promise<string | null> {
  const row = await activeMembers(transaction)
    .select(['id', heldRoles.as('roles')])
    .where('subject', 'is', null)
    .where('email', 'in', [...emails])
    .orderBy('email')
    .executeTakeFirst();
  if (row === undefined) return null;
  await transaction.updateTable('staff.members').set({ subject: oid }).where('id', '=', row.id).execute();
  const actor = { kind: 'staff', id: row.id, roles: row.roles, requestId: null } as const;
  const changes = { account: [null, oid] } as const;
  await recordActs(transaction, [{ actor, act: 'staff.bind', subject: { kind: 'member', id: row.id }, changes, at }]);
  return row.id;
}
