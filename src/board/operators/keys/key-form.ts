import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { minute } from '#durations.ts';
import type { StaffActor } from '#staff/actor.ts';
import { keyBytes, keyFrom, type NewKey } from './key-text.ts';
import { KeyMade, makeKeyFor } from './manage-keys.ts';
import type { AskedKey } from './make-key.ts';
import { isScope } from './scopes.ts';

/** Time during which the key of a form can be shown again, so that a reload of its page loses nothing. */
const shownFor = 10 * minute;

const randomSchema = z.base64url().transform((text) => Buffer.from(text, 'base64url'));

type Member = Pick<StaffActor, 'id'>;
type Sealing = Pick<Board, 'webhookSeal'>;

/**
 * Returns the token of a form for a new key. It holds the key, encrypted for one member: a form that is sent
 * twice makes one key, and nothing keeps the key in plain form.
 */
export function keyForm({ webhookSeal }: Sealing, member: Member): string {
  return webhookSeal.close(randomBytes(keyBytes).toString('base64url'), placeOf(member)).toString('base64url');
}

const placeOf = ({ id }: Member): string => `new key of ${id}`;

/** @returns null for a token of another member, and for any other text */
function keyOfForm({ webhookSeal }: Sealing, member: Member, token: string): NewKey | null {
  const random = randomSchema.safeParse(webhookSeal.open(Buffer.from(token, 'base64url'), placeOf(member)));
  return random.success && random.data.length === keyBytes ? keyFrom(random.data) : null;
}

/** The form was sent before, for another key or too long ago, or is none of this member. */
class KeyFormUsed extends Error {
  readonly code = 'office.keyFormUsed';
}

type Sent = { readonly token: string; readonly asked: AskedKey };

/**
 * Makes the key of a form. The same form sent again makes no second key.
 * @throws KeyFormUsed, NotAllowed
 */
export async function makeKeyOfForm(
  board: Pick<Board, 'db' | 'now' | 'webhookSeal'>,
  actor: StaffActor,
  { token, asked }: Sent,
): Promise<void> {
  const key = keyOfForm(board, actor, token);
  if (key === null) throw new KeyFormUsed('the form has no token of this member');
  try {
    await makeKeyFor(board, actor, asked, key);
  } catch (error) {
    if (!(error instanceof KeyMade)) throw error;
    const made = await keyStillShown(board, key);
    if (made === null || !isSame(made, asked)) throw new KeyFormUsed('the form has made another key');
  }
}

/** Reads the key that a form of this member has just made, for the page that shows it; null if it is over. */
export async function readMadeKey(
  board: Pick<Board, 'db' | 'now' | 'webhookSeal'>,
  member: Member,
  token: string,
): Promise<{ readonly text: string; readonly name: string } | null> {
  const key = keyOfForm(board, member, token);
  const made = key === null ? null : await keyStillShown(board, key);
  return key === null || made === null ? null : { text: key.text, name: made.name };
}

type MadeKey = Required<AskedKey>;

async function keyStillShown({ db, now }: Pick<Board, 'db' | 'now'>, { hash }: NewKey): Promise<MadeKey | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['name', 'scopes', 'expires_at as expiresAt'])
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('api_keys.created_at', '>', new Date(now().getTime() - shownFor))
    .executeTakeFirst();
  return row === undefined ? null : { ...row, scopes: row.scopes.filter(isScope) };
}

const isSame = (made: MadeKey, asked: AskedKey): boolean =>
  made.name === asked.name &&
  made.scopes.toSorted().join() === asked.scopes.toSorted().join() &&
  made.expiresAt?.getTime() === asked.expiresAt?.getTime();
