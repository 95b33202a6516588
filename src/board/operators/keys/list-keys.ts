import type { Board } from '#board/context/board.ts';

/** Returns all keys, the newest last. The secret parts of the keys are not stored anywhere. */
export function listKeys({ db }: Pick<Board, 'db'>) {
  return db
    .selectFrom('api_keys')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['prefix', 'name', 'scopes', 'api_keys.created_at as createdAt'])
    .select(['expires_at as expiresAt', 'revoked_at as revokedAt', 'last_used_on as lastUsedOn'])
    .orderBy('api_keys.id')
    .execute();
}

export type ListedKey = Awaited<ReturnType<typeof listKeys>>[number];
