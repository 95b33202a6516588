import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';

const columns = [
  'webhooks.id',
  'url',
  'email',
  'webhooks.created_at as createdAt',
  'sequence',
  'test_asked as testAsked',
  'next_at as nextAt',
  'failing_since as failingSince',
  'attempted_at as attemptedAt',
  'answer',
  'stopped_at as stoppedAt',
] as const;

function read({ db }: Pick<Board, 'db'>) {
  return db
    .selectFrom('webhooks')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select([...columns, 'operators.id as operatorId', 'name as operator']);
}

/** Returns the webhooks of one operator or of all, without their secrets. */
export function listWebhooks(board: Pick<Board, 'db'>, operatorId?: number) {
  const all = read(board).orderBy('webhooks.id');
  return operatorId === undefined ? all.execute() : all.where('operator_id', '=', operatorId).execute();
}

const pageSize = 50;

/** Returns a page of all webhooks. `next` is where the next page begins; null on the last. */
export async function pageOfWebhooks(board: Pick<Board, 'db'>, after: number | null) {
  const rows = await read(board)
    .$if(after !== null && isRowId(after), (query) => query.where('webhooks.id', '>', after))
    .orderBy('webhooks.id')
    .limit(pageSize + 1)
    .execute();
  const webhooks = rows.slice(0, pageSize);
  return { webhooks, next: rows.length > pageSize ? (webhooks.at(-1)?.id ?? null) : null };
}

export type Webhook = Awaited<ReturnType<typeof listWebhooks>>[number];

/** Returns undefined if no webhook has this id. */
export function readWebhook(board: Pick<Board, 'db'>, id: number): Promise<Webhook | undefined> {
  return read(board).where('webhooks.id', '=', id).executeTakeFirst();
}
