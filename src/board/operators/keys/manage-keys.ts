import { z } from 'zod';
import { cleanLine } from '#board/cleaning/clean-text.ts';
import type { Board } from '#board/context/board.ts';
import { day } from '#durations.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { fieldCode } from '#words/field-code.ts';
import { parseInput } from '#words/invalid-input.ts';
import { maximumNameLength } from '#words/name-limits.ts';
import { type NewKey, newKey } from './key-text.ts';
import { type AskedKey, makeKey } from './make-key.ts';
import { revokeKey } from './revoke-key.ts';
import { scopes } from './scopes.ts';

const required = fieldCode('field.required');

const keyInput = z.object({
  name: z
    .string(required)
    .max(10 * maximumNameLength, fieldCode('name.tooLong'))
    .transform(cleanLine)
    .pipe(z.string().min(1, required).max(maximumNameLength, fieldCode('name.tooLong'))),
  scopes: z.array(z.enum(scopes), fieldCode('field.invalid')).min(1, required),
  expires: z.literal('').or(z.iso.date(fieldCode('field.invalid'))),
});

/** What a form says about a new key: untrusted. */
type TypedKey = { readonly name: unknown; readonly scopes: unknown; readonly expires: unknown };

/**
 * Reads a form for a new key. A key is valid until the end of its last day (UTC).
 * @throws InvalidInput
 */
export function readKeyInput(typed: TypedKey, now: Date): AskedKey {
  const { expires, ...key } = parseInput(keyInput, typed);
  if (expires === '') return { ...key, expiresAt: null };
  const expiresAt = new Date(Date.parse(`${expires}T00:00:00Z`) + day);
  // Such a key would be refused at once.
  parseInput(z.object({ expires: z.date().min(now, fieldCode('field.invalid')) }), { expires: expiresAt });
  return { ...key, expiresAt };
}

/**
 * Makes a key and records who made it. The audit has the prefix, by which lists name the key.
 * @returns the key, which cannot be read again
 * @throws KeyMade; NotAllowed
 */
export async function makeKeyFor(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  asked: AskedKey,
  key: NewKey = newKey(),
): Promise<{ readonly text: string; readonly prefix: string }> {
  requireRole(actor, 'key.make');
  return db.transaction().execute(async (transaction) => {
    const made = await makeKey({ db: transaction, now }, asked, key);
    if (!made.isNew) throw new KeyMade('the key is there already');
    const changes = {
      name: [null, asked.name],
      scopes: [null, [...asked.scopes]],
      expires: [null, asked.expiresAt ?? null],
    } as const;
    const subject = { kind: 'key', id: made.prefix } as const;
    await recordActs(transaction, [{ actor, act: 'key.make', subject, changes, at: now() }]);
    return made;
  });
}

/** The key was made before. */
export class KeyMade extends Error {
  readonly code = 'office.keyMade';
}

/** The key was revoked before, or never existed. */
export class KeyGone extends Error {
  readonly code = 'office.keyGone';
}

/**
 * Revokes a key at once and records who did.
 * @throws KeyGone; NotAllowed
 */
export async function revokeKeyFor(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  prefix: string,
): Promise<void> {
  requireRole(actor, 'key.revoke');
  await db.transaction().execute(async (transaction) => {
    if (!(await revokeKey({ db: transaction, now }, prefix))) throw new KeyGone(`no key ${prefix} is still good`);
    const changes = { revoked: [false, true] } as const;
    await recordActs(transaction, [
      { actor, act: 'key.revoke', subject: { kind: 'key', id: prefix }, changes, at: now() },
    ]);
  });
}
