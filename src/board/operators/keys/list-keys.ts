import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';

/** Returns all keys, the newest last. The secret parts of the keys are not stored anywhere. */
export const listKeys = ({ db }: Pick<Board, 'db'>) => select(db).orderBy('api_keys.id').execute();

export type ListedKey = Awaited<ReturnType<typeof listKeys>>[number];

const pageSize = 50;

/** Returns a page of keys, the newest first. `next` is where the next page begins; null on the last. */
export async function pageOfKeys({ db }: Pick<Board, 'db'>, before: number | null) {
  const rows = await select(db)
    .select('api_keys.id')
    .$if(before !== null && isRowId(before), (query) => query.where('api_keys.id', '<', before))
    .orderBy('api_keys.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const keys = rows.slice(0, pageSize);
  return { keys, next: rows.length > pageSize ? (keys.at(-1)?.id ?? null) : null };
}

/** Returns the key with a prefix; undefined if there is none. */
export const readListedKey = ({ db }: Pick<Board, 'db'>, prefix: string): Promise<ListedKey | undefined> =>
  select(db).where('prefix', '=', prefix).executeTakeFirst();

const select = (db: Board['db']) =>
  db
    .selectFrom('api_keys')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['prefix', 'name', 'scopes', 'api_keys.created_at as createdAt'])
    .select(['expires_at as expiresAt', 'revoked_at as revokedAt', 'last_used_on as lastUsedOn']);
