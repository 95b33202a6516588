import { UidTaken } from './store.ts';

/** Translates PostgreSQL's «unique_violation» of the index on uids. */
export function refuseTakenUids(error: unknown): never {
  const taken = error instanceof Error && 'constraint' in error && error.constraint === 'entries_uid';
  if (!taken) throw error;
  throw new UidTaken('uid: another document of this type and language has it', { cause: error });
}
