import type { Kysely } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import { newKey, type NewKey } from './key-text.ts';
import type { Scope } from './scopes.ts';

export type AskedKey = {
  /** Name of the operator. All keys with the same name give access to the same offers. */
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt?: Date | null;
};

/** @returns the key, which cannot be read again, the part that names it, and false if it was there before */
export async function makeKey(
  { db, now }: Pick<Board, 'db' | 'now'>,
  asked: AskedKey,
  { text, prefix, hash }: NewKey = newKey(),
): Promise<{ readonly text: string; readonly prefix: string; readonly isNew: boolean }> {
  const operator_id = await operatorCalled(db, asked.name, now());
  const times = { created_at: now(), expires_at: asked.expiresAt ?? null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('api_keys')
    .values({ operator_id, prefix, hash, scopes: [...asked.scopes], ...times })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return { text, prefix, isNew: numInsertedOrUpdatedRows === 1n };
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
