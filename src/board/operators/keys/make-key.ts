import type { Kysely } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { newKey } from './key-text.ts';
import type { Scope } from './scopes.ts';

export type AskedKey = {
  /** Name of the operator. All keys with the same name give access to the same offers. */
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt?: Date | null;
};

/** @returns the key, which cannot be read again, and the part of it that names it */
export async function makeKey(
  { db, now }: Pick<Board, 'db' | 'now'>,
  asked: AskedKey,
): Promise<{ text: string; prefix: string }> {
  const { text, prefix, hash } = newKey();
  const operator_id = await operatorCalled(db, asked.name, now());
  const times = { created_at: now(), expires_at: asked.expiresAt ?? null };
  await db
    .insertInto('api_keys')
    .values({ operator_id, prefix, hash, scopes: [...asked.scopes], ...times })
    .execute();
  return { text, prefix };
}

/** Returns the operator with this name; creates it if there is none. */
async function operatorCalled(db: Kysely<Tables>, name: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('operators')
    .values({ name, created_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
