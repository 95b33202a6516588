import { type Expression, sql, type SqlBool, type Transaction } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { parseInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { second } from '#durations.ts';
import type { Locale } from '#words/locale.ts';
import { z } from 'zod';
import { emailInput } from '../application-input.ts';
import { contactCodeMail } from '#board/jobs/application-jobs.ts';
import { findProvenAddress, isSameAddress } from './contact-addresses.ts';
import { contactLetterLimits } from './contact-code-limits.ts';

/** Too many codes were requested by this account, from this network, or for this address. */
export class ContactCodesRefused extends Error {
  readonly code = 'contactCode.tooMany';
  readonly seconds: number;

  constructor(seconds: number) {
    super('too many codes were asked for');
    this.seconds = seconds;
  }
}

type Asked = {
  readonly email: unknown;
  /** Network of the request. */
  readonly network: string;
  readonly locale: Locale;
};

/** Result for an address: a code was sent to it, or it is already confirmed and needs no code. */
export type ContactStep = { readonly step: 'asked' | 'proven'; readonly email: string };

const input = z.object({ email: emailInput });

/**
 * Sends a code to the address at which recruiters should reply. Sends nothing if the candidate has already
 * confirmed the address.
 * @throws SignInRequired
 * @throws InvalidInput on email
 * @throws ContactCodesRefused
 */
export async function askContactCode(
  board: Pick<Board, 'db' | 'jobs' | 'now'>,
  viewer: Viewer,
  { network, locale, ...typed }: Asked,
): Promise<ContactStep> {
  const { id } = signedIn(viewer);
  const { email } = parseInput(input, typed);
  return board.db.transaction().execute(async (transaction) => {
    const candidate = await lockCandidate(transaction, id);
    const known = isSameAddress(candidate.email, email)
      ? candidate.email
      : await findProvenAddress(transaction, id, email);
    if (known !== undefined) return { step: 'proven', email: known };
    await checkLimits(transaction, { id, email, network }, board.now());
    const { question } = await transaction
      .insertInto('contact_codes')
      .values({ candidate_id: id, email, network, locale, asked_at: board.now() })
      .returning('question')
      .executeTakeFirstOrThrow();
    await board.jobs.enqueue(transaction, contactCodeMail, { question });
    return { step: 'asked', email };
  });
}

type Counted = { readonly id: number; readonly email: string; readonly network: string };

/**
 * Makes requests from one network or for one address wait for each other, as requests of one account do,
 * because each request counts towards a limit.
 */
async function checkLimits(
  transaction: Transaction<Tables>,
  { id, email, network }: Counted,
  now: Date,
): Promise<void> {
  for (const name of [`network ${network}`, `address ${email.toLowerCase()}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`contact codes ${name}`}, 0))`.execute(transaction);
  const conditions = {
    account: sql<SqlBool>`candidate_id = ${id}`,
    address: sql<SqlBool>`lower(email) = ${email.toLowerCase()}`,
    network: sql<SqlBool>`network = ${network}`,
  };
  const waits: number[] = [];
  for (const kind of ['account', 'address', 'network'] as const)
    for (const limit of contactLetterLimits[kind]) waits.push(await waitFor(transaction, conditions[kind], limit, now));
  const longest = Math.max(...waits);
  if (longest > 0) throw new ContactCodesRefused(Math.ceil(longest / second));
}

type Limit = { readonly max: number; readonly within: number };

/** Returns the milliseconds until another code may be sent. */
async function waitFor(
  transaction: Transaction<Tables>,
  condition: Expression<SqlBool>,
  { max, within }: Limit,
  now: Date,
): Promise<number> {
  const counted = await transaction
    .selectFrom('contact_codes')
    .select('asked_at')
    .where(condition)
    .where('asked_at', '>', new Date(now.getTime() - within))
    .orderBy('asked_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return counted === undefined ? 0 : counted.asked_at.getTime() + within - now.getTime();
}
