import { UidTaken } from './store.ts';

/**
 * Converts PostgreSQL's error «unique_violation» of the index on uids to UidTaken; throws any other error
 * again.
 */
export function refuseTakenUids(error: unknown): never {
  const taken = error instanceof Error && 'constraint' in error && error.constraint === 'entries_uid';
  if (!taken) throw error;
  throw new UidTaken('uid: another document of this type and language has it', { cause: error });
}
