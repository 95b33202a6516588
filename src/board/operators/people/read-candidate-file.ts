import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { findAccounts } from '#board/privacy/find-account.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { fieldCode } from '#words/field-code.ts';
import { parseInput } from '#words/invalid-input.ts';
import { type CandidateFile, readFile } from './candidate-file.ts';
import { candidateReadLimits } from './candidate-read-limits.ts';
import { reasonInput } from './reason-input.ts';

const required = fieldCode('field.required');
const invalid = fieldCode('field.invalid');

const asked = z.object({
  /** Whole e-mail address or object id. */
  find: z.string(required).trim().min(1, required).max(candidateReadLimits.find, invalid),
  /** Shown to the candidate. */
  reason: reasonInput,
});

export type FoundCandidate =
  | { readonly found: 'one'; readonly file: CandidateFile }
  | { readonly found: 'nobody' }
  /** Several candidates have the address: the operator asks again with one of these object ids. */
  | { readonly found: 'several'; readonly oids: readonly string[] };

/** Subject of an act that found nobody. No candidate has this object id. */
const nobody = '';

/**
 * Finds one candidate by the whole e-mail address or the object id, and returns what an operator may see. The
 * reading is recorded in the same transaction with its reason, which the candidate sees. A search that finds
 * nobody is recorded without what was typed.
 * @throws NotAllowed, InvalidInput
 */
export async function readCandidateFile(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  typed: { readonly find: unknown; readonly reason: unknown },
): Promise<FoundCandidate> {
  requireRole(actor, 'candidate.read');
  const { find, reason } = parseInput(asked, typed);
  const read = (id: string) =>
    ({ actor, act: 'candidate.read', subject: { kind: 'candidate', id }, reason, at: now() }) as const;
  return db.transaction().execute(async (transaction) => {
    const accounts = await findAccounts({ db: transaction }, find);
    const oids = accounts.map(({ candidate }) => candidate.oid);
    await recordActs(transaction, oids.length === 0 ? [read(nobody)] : oids.map(read));
    const [account] = accounts;
    if (account === undefined) return { found: 'nobody' };
    if (oids.length > 1) return { found: 'several', oids };
    return { found: 'one', file: await readFile(transaction, account.candidate.id) };
  });
}
