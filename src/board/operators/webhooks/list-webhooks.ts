import type { Board } from '#board/context/board.ts';

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

export type Webhook = Awaited<ReturnType<typeof listWebhooks>>[number];

/** Returns undefined if no webhook has this id. */
export function readWebhook(board: Pick<Board, 'db'>, id: number): Promise<Webhook | undefined> {
  return read(board).where('webhooks.id', '=', id).executeTakeFirst();
}
