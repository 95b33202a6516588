import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { dayInParis } from '#words/paris-days.ts';
import { hashOf, isKeyText } from './key-text.ts';
import { isScope, type Scope } from './scopes.ts';

/** Whose program asks, and what its key allows. */
export type Operator = {
  readonly id: number;
  readonly name: string;
  /** By which the key is recognised in logs. */
  readonly prefix: string;
  readonly scopes: readonly Scope[];
};

type Reason = 'missing' | 'unknown' | 'expired' | 'revoked' | 'scope';

/** A request came without a key that allows it. */
export class KeyRefused extends Error {
  readonly code: `key.${Reason}`;

  constructor(reason: Reason) {
    super(sentences[reason]);
    this.code = `key.${reason}`;
  }
}

const sentences: Readonly<Record<Reason, string>> = {
  missing: 'An API key is needed: Authorization: Bearer <key>, or X-API-Key: <key>.',
  unknown: 'There is no such API key.',
  expired: 'This API key has expired.',
  revoked: 'This API key was revoked.',
  scope: 'This API key does not allow that.',
};

type Headers = { readonly authorization?: string | undefined; readonly 'x-api-key'?: string | string[] | undefined };

/** The key that a request names, if any. */
export function apiKeyOf({ authorization, 'x-api-key': header }: Headers): string | undefined {
  const bearer = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return bearer ?? (typeof header === 'string' && header !== '' ? header : undefined);
}

/**
 * Whose key it is; the day of its use is noted.
 * @throws KeyRefused where it is none, or does not allow `scope`
 */
export async function readKey(
  { db, now }: Pick<Board, 'db' | 'now'>,
  text: string | undefined,
  scope: Scope,
): Promise<Operator> {
  if (text === undefined) throw new KeyRefused('missing');
  if (!isKeyText(text)) throw new KeyRefused('unknown');
  const key = await db
    .selectFrom('api_keys')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['api_keys.id as keyId', 'operators.id', 'name', 'prefix', 'scopes'])
    .select(['expires_at as expiresAt', 'revoked_at as revokedAt'])
    .where('hash', '=', hashOf(text))
    .executeTakeFirst();
  if (key === undefined) throw new KeyRefused('unknown');
  if (key.revokedAt !== null) throw new KeyRefused('revoked');
  if (key.expiresAt !== null && key.expiresAt <= now()) throw new KeyRefused('expired');
  const allowed = key.scopes.filter(isScope);
  if (!allowed.includes(scope)) throw new KeyRefused('scope');
  await noteUse(db, key.keyId, dayInParis(now()));
  return { id: key.id, name: key.name, prefix: key.prefix, scopes: allowed };
}

/** Written once a day: a key may be used every second. */
async function noteUse(db: Board['db'], id: number, today: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_on: today })
    .where('id', '=', id)
    .where(sql<boolean>`last_used_on is distinct from ${today}::date`)
    .execute();
}
