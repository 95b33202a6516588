import { type Kysely, sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

type Candidate = { readonly id: number; readonly email: string };

/**
 * Returns the confirmed addresses of a candidate without the account's address, the last used address first.
 * @throws SignInRequired
 */
export async function provenAddresses({ db }: Pick<Board, 'db'>, viewer: Viewer): Promise<readonly string[]> {
  const { id } = signedIn(viewer);
  const rows = await db
    .selectFrom('contact_addresses')
    .select('email')
    .where('candidate_id', '=', id)
    .orderBy('used_at', 'desc')
    .execute();
  return rows.map(({ email }) => email);
}

/** Finds the confirmed address that equals the typed address, ignoring case. */
export async function findProvenAddress(
  db: Kysely<Tables>,
  candidateId: number,
  email: string,
): Promise<string | undefined> {
  const proven = db.selectFrom('contact_addresses').select('email').where('candidate_id', '=', candidateId);
  return (await proven.where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst())?.email;
}

/**
 * Tells if recruiters may reply to the typed address: it is the account's address or a confirmed address.
 * @throws SignInRequired
 */
export async function isAnswerable({ db }: Pick<Board, 'db'>, viewer: Viewer, typed: string): Promise<boolean> {
  const { id, email } = signedIn(viewer);
  return isSameAddress(email, typed) || (await findProvenAddress(db, id, typed)) !== undefined;
}

/**
 * Returns the address to which a recruiter may reply: the typed address if the candidate has confirmed it,
 * otherwise the account's address. Nobody can therefore make a recruiter write to a stranger.
 */
export async function contactAddressFor(
  transaction: Transaction<Tables>,
  { id, email }: Candidate,
  typed: string,
  now: Date,
): Promise<string> {
  if (isSameAddress(email, typed)) return email;
  const used = transaction.updateTable('contact_addresses').set({ used_at: now }).where('candidate_id', '=', id);
  const proven = await used
    .where(sql`lower(email)`, '=', typed.toLowerCase())
    .returning('email')
    .executeTakeFirst();
  return proven?.email ?? email;
}
