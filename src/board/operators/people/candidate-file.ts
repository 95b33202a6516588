import { type Kysely, sql } from 'kysely';
import { statusLabel } from '#board/candidates/candidate-status.ts';
import { lastUse } from '#board/privacy/retention/last-use.ts';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';

/** What an operator sees of a candidate: no message, no document, no date of birth. */
export type CandidateFile = {
  readonly oid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly locale: Locale;
  readonly statusId: number;
  /** Label of the candidates API, in French. */
  readonly status: string;
  readonly registeredAt: Date;
  readonly lastSeenAt: Date;
  /** Time at which the candidate deleted the account, which is erased later; null for an open account. */
  readonly closedAt: Date | null;
  readonly applications: number;
  readonly favourites: number;
  readonly savedSearches: number;
  /** True if an alert is on. */
  readonly hasAlerts: boolean;
};

/** Reads the file of a candidate. */
export async function readFile(db: Kysely<Tables>, id: number): Promise<CandidateFile> {
  const row = await db
    .selectFrom('candidates')
    .select([
      'oid',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'locale',
      'status_id as statusId',
      'registered_at as registeredAt',
      lastUse.as('lastSeenAt'),
      'closed_at as closedAt',
      count(sql`applications where candidate_id = ${id}`).as('applications'),
      count(sql`favourites where candidate_id = ${id} and dropped_at is null`).as('favourites'),
      count(sql`saved_searches where candidate_id = ${id} and removed_at is null`).as('savedSearches'),
      sql<boolean>`exists (
        select from saved_searches where candidate_id = ${id} and removed_at is null and frequency <> 'off'
      )`.as('hasAlerts'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, status: statusLabel(row.statusId) };
}

const count = (rows: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${rows})`;
