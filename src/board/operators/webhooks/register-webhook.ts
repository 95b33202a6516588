import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { placeOfNow } from '#board/offers/changes/follow-offers.ts';
import type { Operator } from '../keys/read-key.ts';
import { secretPlace } from '#board/context/webhook-secret.ts';
import { TooManyWebhooks } from './webhook-refused.ts';

/** Limit of webhooks for one operator. */
const maxWebhooks = 20;

type Asked = { readonly url: string; readonly secret: string; readonly email: string | null };
type Keeping = Pick<Board, 'db' | 'now' | 'webhookSeal'>;

/**
 * Registers an address that gets every change of offers from now on.
 * @returns the id of the webhook
 * @throws TooManyWebhooks
 */
export async function registerWebhook(
  board: Keeping,
  { id: operator_id }: Pick<Operator, 'id'>,
  { url, secret, email }: Asked,
): Promise<number> {
  const { db, now, webhookSeal } = board;
  const place = JSON.stringify(await placeOfNow(board));
  const sealed = webhookSeal.close(secret, secretPlace(operator_id));
  const times = { created_at: now(), next_at: now() };
  return db.transaction().execute(async (transaction) => {
    await sql`select from operators where id = ${operator_id} for update`.execute(transaction);
    const own = await transaction.selectFrom('webhooks').select('id').where('operator_id', '=', operator_id).execute();
    if (own.length >= maxWebhooks) throw new TooManyWebhooks(maxWebhooks);
    const row = { operator_id, url, email, secret: sealed, place, ...times };
    const { id } = await transaction.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}
