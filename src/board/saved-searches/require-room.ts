import type { Transaction } from 'kysely';
import type { ViewingCandidate } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { saveRefusal, SearchNotSaved } from './saved-search-policy.ts';

/**
 * Checks that a candidate may save another search. The caller has locked the candidate.
 * @throws SearchNotSaved
 */
export async function requireRoom(transaction: Transaction<Tables>, owner: ViewingCandidate): Promise<void> {
  const { saved } = await transaction
    .selectFrom('saved_searches')
    .select((select) => select.fn.countAll<number>().as('saved'))
    .where('candidate_id', '=', owner.id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const refusal = saveRefusal(owner, saved);
  if (refusal !== null) throw new SearchNotSaved(refusal);
}
