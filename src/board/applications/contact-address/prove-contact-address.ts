import { type Selectable, sql, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { minute } from '#durations.ts';
import type { FieldCode } from '#words/field-code.ts';
import { digitsOf, isContactCode } from './contact-code.ts';
import { contactCodeLimits } from './contact-code-limits.ts';

type Code = Selectable<Tables['contact_codes']>;

/** Time at which a code expires. */
export const contactCodeEnd = ({ asked_at }: Pick<Code, 'asked_at'>): Date =>
  new Date(asked_at.getTime() + contactCodeLimits.minutes * minute);

type Proof = { readonly code: unknown; /** Secret of the installation. */ readonly secret: string };

/**
 * Marks an address as confirmed after the candidate has typed its code. The address then stays confirmed for
 * other applications.
 * @throws SignInRequired
 * @throws InvalidInput on `code`
 */
export async function proveContactAddress(
  board: Pick<Board, 'db' | 'now'>,
  viewer: Viewer,
  { code, secret }: Proof,
): Promise<{ readonly email: string }> {
  const { id } = signedIn(viewer);
  const digits = digitsOf(code);
  if (digits === null) throw new InvalidInput({ code: 'contactCode.missing' });
  // Counts the try in its own transaction, so that a refused code does not undo the count.
  const tried = await board.db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, id);
    const last = await countTry(transaction, id);
    const refusal = refusalOf(last, board.now());
    if (refusal !== null || last === undefined) return refusal ?? 'contactCode.expired';
    const { question, email } = last;
    if (!isContactCode(secret, { question, candidateId: id, email }, digits))
      return last.tries >= contactCodeLimits.tries ? 'contactCode.usedUp' : 'contactCode.wrong';
    await keepProof(transaction, last, board.now());
    return { email };
  });
  if (typeof tried === 'string') throw new InvalidInput({ code: tried });
  return tried;
}

/** Returns the address whose code the candidate must still type. @throws SignInRequired */
export async function awaitedAddress(
  { db, now }: Pick<Board, 'db' | 'now'>,
  viewer: Viewer,
): Promise<string | undefined> {
  const { id } = signedIn(viewer);
  const codes = db.selectFrom('contact_codes').selectAll().where('candidate_id', '=', id);
  const last = await codes.orderBy('asked_at', 'desc').limit(1).executeTakeFirst();
  return last !== undefined && !last.proven && contactCodeEnd(last) > now() ? last.email : undefined;
}

/** Counts a try with the last code of a candidate, because only this code is valid. */
function countTry(transaction: Transaction<Tables>, candidateId: number): Promise<Code | undefined> {
  return transaction
    .updateTable('contact_codes')
    .set({ tries: sql<number>`least(tries + 1, ${contactCodeLimits.tries + 1})` })
    .where('question', '=', (select) =>
      select
        .selectFrom('contact_codes')
        .select('question')
        .where('candidate_id', '=', candidateId)
        .orderBy('asked_at', 'desc')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
}

function refusalOf(code: Code | undefined, now: Date): FieldCode | null {
  if (code === undefined || contactCodeEnd(code) <= now) return 'contactCode.expired';
  return code.proven || code.tries > contactCodeLimits.tries ? 'contactCode.usedUp' : null;
}

async function keepProof(transaction: Transaction<Tables>, { question, candidate_id, email }: Code, now: Date) {
  await transaction.updateTable('contact_codes').set({ proven: true }).where('question', '=', question).execute();
  const times = { proven_at: now, used_at: now };
  await transaction
    .insertInto('contact_addresses')
    .values({ candidate_id, email, ...times })
    .onConflict((conflict) => conflict.expression(sql`candidate_id, lower(email)`).doUpdateSet({ email, ...times }))
    .execute();
}
