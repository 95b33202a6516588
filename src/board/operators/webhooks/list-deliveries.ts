import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';

const pageSize = 50;

/** Lists the messages of a webhook, the newest first. A webhook keeps its last thousand. */
export async function listDeliveries({ db }: Pick<Board, 'db'>, webhookId: number, before: number | null) {
  const rows = await db
    .selectFrom('webhook_messages')
    .select(['id', 'sequence', 'made_at as madeAt'])
    .select((on) => on('body', 'is', null).as('hasArrived'))
    .where('webhook_id', '=', webhookId)
    .$if(before !== null && isRowId(before), (query) => query.where('sequence', '<', before))
    .orderBy('sequence', 'desc')
    .limit(pageSize + 1)
    .execute();
  const messages = rows.slice(0, pageSize);
  return { messages, next: rows.length > pageSize ? (messages.at(-1)?.sequence ?? null) : null };
}

export type Delivery = Awaited<ReturnType<typeof listDeliveries>>['messages'][number];
