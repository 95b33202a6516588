import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { type Purpose, purposes } from './purposes.ts';

/**
 * Notes, in the caller's transaction, that the candidate gave or withdrew consent to the current wording.
 * Also updates the column that depends on the consent. A repeated answer is noted once.
 */
export async function recordConsent(
  transaction: Transaction<Tables>,
  candidateId: number,
  purpose: Purpose,
  given: boolean,
  now: Date,
): Promise<void> {
  const { textVersion } = purposes[purpose];
  await sql`
    insert into consents (candidate_id, purpose, given, text_version, recorded_at)
    select id, ${purpose}, ${given}::boolean, ${textVersion}::date, ${now} from candidates
    where id = ${candidateId} and not exists (
      select from (
        select given, text_version from consents
        where candidate_id = ${candidateId} and purpose = ${purpose} order by id desc limit 1
      ) as latest
      where given = ${given} and text_version = ${textVersion}::date
    )`.execute(transaction);
}
