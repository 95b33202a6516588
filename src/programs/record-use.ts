import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { recordActs } from '#staff/audit/record-act.ts';
import { printLine } from './read-command.ts';

type Use = { readonly write: boolean; readonly reason: string; readonly at: Date };

/**
 * Records that somebody asks the database, before the answer: what cannot be recorded is not read. The
 * statement is not recorded, because it may name people. A database from before the audit, and a replica,
 * have no place for the row; a line says so.
 */
export async function recordUse(db: Kysely<Tables>, { write, reason, at }: Use): Promise<void> {
  const { rows } = await sql<{ isReady: boolean }>`
    select to_regclass('staff.audit') is not null and not pg_is_in_recovery() as "isReady"`.execute(db);
  if (rows[0]?.isReady !== true) return printLine('This database takes no row of the audit: nothing is recorded.');
  const actor = { kind: 'program', name: 'sql' } as const;
  const subject = { kind: 'database', id: 'sql' } as const;
  const changes = { write: [null, write] } as const;
  await recordActs(db, [{ actor, act: 'database.ask', subject, changes, reason, at }]);
}
