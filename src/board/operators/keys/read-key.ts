import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { dayInParis } from '#words/paris-days.ts';
import { hashOf, isKeyText } from './key-text.ts';
import { isScope, type Scope } from './scopes.ts';

/** Operator whose program makes a request, with the rights of its key. */
export type Operator = {
  readonly id: number;
  readonly name: string;
  /** Prefix that identifies the key in logs. */
  readonly prefix: string;
  readonly scopes: readonly Scope[];
};

type Reason = 'missing' | 'unknown' | 'expired' | 'revoked' | 'scope';

/** The request has no key with the needed right. */
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

/** Returns the key in the headers of a request; undefined if there is none. */
export function apiKeyOf({ authorization, 'x-api-key': header }: Headers): string | undefined {
  const bearer = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  return bearer ?? (typeof header === 'string' && header !== '' ? header : undefined);
}

/**
 * Returns the operator of a key and notes the day of its use.
 * @throws KeyRefused if the key is invalid or does not allow `scope`
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

/** Writes only once a day, because a key may be used every second. */
async function noteUse(db: Board['db'], id: number, today: string): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_on: today })
    .where('id', '=', id)
    .where(sql<boolean>`last_used_on is distinct from ${today}::date`)
    .execute();
}
