import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Runs `work` in a session in which PostgreSQL refuses all writes. */
export async function withReadingSession<T>(session: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  await sql`set default_transaction_read_only = on`.execute(session);
  try {
    return await work();
  } finally {
    await sql`reset default_transaction_read_only`.execute(session);
  }
}
