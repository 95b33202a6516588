import { sql } from 'kysely';
import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { isUuid } from '#board/context/uuid.ts';
import { reasonInput } from '#board/operators/people/reason-input.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { parseInput } from '#words/invalid-input.ts';
import { LetterGone } from './resend-given-up.ts';

/** Letters about an application that go to the recruiter. */
const toRecruiter = new Set(['application.mail-recruiter', 'application.mail-reply', 'application.mail-withdrawn']);

/** Whose address a letter has: `oid` is null if the receiver is no candidate. */
type Receiver = { readonly email: string; readonly oid: string | null };

const named = z.object({
  candidateId: z.int().optional(),
  applicationId: z.uuid().optional(),
  subscriptionId: z.guid().optional(),
});

/**
 * Returns the address of a letter that was given up; null if it has gone, or if the letter is for the
 * operator. The reading is recorded with its reason, which a candidate sees.
 * @throws LetterGone; InvalidInput for a bad reason; NotAllowed
 */
export async function readReceiver(
  { db, desk, now }: Pick<Board, 'db' | 'desk' | 'now'>,
  actor: Actor,
  typed: { readonly id: string; readonly reason: string },
): Promise<string | null> {
  requireRole(actor, 'mail.read');
  const { reason } = parseInput(z.object({ reason: reasonInput }), typed);
  return db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .selectFrom('given_up_letters')
      .select(['letter', 'data'])
      .where('id', '=', isUuid(typed.id) ? typed.id : null)
      .executeTakeFirst();
    if (kept === undefined) throw new LetterGone('the letter was sent again or forgotten');
    const receiver = await receiverOf({ db: transaction, desk }, kept);
    const oid = receiver?.oid ?? null;
    const subject =
      oid === null ? ({ kind: 'letter', id: typed.id } as const) : ({ kind: 'candidate', id: oid } as const);
    await recordActs(transaction, [{ actor, act: 'mail.read', subject, reason, at: now() }]);
    return receiver?.email ?? null;
  });
}

async function receiverOf(
  board: Pick<Board, 'db' | 'desk'>,
  { letter, data }: { readonly letter: string; readonly data: unknown },
): Promise<Receiver | null> {
  const { candidateId, applicationId, subscriptionId } = named.catch({}).parse(data ?? {});
  if (applicationId !== undefined && toRecruiter.has(letter)) return recruiterOf(board, applicationId);
  if (applicationId !== undefined || candidateId !== undefined)
    return candidateOf(board, { candidateId, applicationId });
  return subscriptionId === undefined ? null : subscriberOf(board, subscriptionId);
}

async function recruiterOf({ db, desk }: Pick<Board, 'db' | 'desk'>, applicationId: string): Promise<Receiver | null> {
  const found = await db
    .selectFrom('applications')
    .leftJoin('offers', 'offers.id', 'offer_id')
    .select(sql<string | null>`coalesce(recipient_email, offers.contact_email)`.as('email'))
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  const email = found === undefined ? null : (found.email ?? desk?.email ?? null);
  return email === null ? null : { email, oid: null };
}

type Ids = { readonly candidateId: number | undefined; readonly applicationId: string | undefined };

async function candidateOf({ db }: Pick<Board, 'db'>, { candidateId, applicationId }: Ids): Promise<Receiver | null> {
  const candidates = db.selectFrom('candidates').select(['email', 'oid']);
  const found = await (
    applicationId === undefined
      ? candidates.where('id', '=', candidateId ?? 0)
      : candidates.where('id', '=', (from) =>
          from.selectFrom('applications').select('candidate_id').where('id', '=', applicationId),
        )
  ).executeTakeFirst();
  return found ?? null;
}

async function subscriberOf({ db }: Pick<Board, 'db'>, id: string): Promise<Receiver | null> {
  const found = await db.selectFrom('newsletter_subscriptions').select('email').where('id', '=', id).executeTakeFirst();
  return found === undefined ? null : { ...found, oid: null };
}
