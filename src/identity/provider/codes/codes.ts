import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { createSeal, deriveKey, keyedHash, type Seal } from '#identity/both-sides/sealing.ts';
import { codeLimits, countTry, findProvenCode, keepCode, markProven, soon, takeProven } from './code-rows.ts';

/** What a code allows. */
export type CodePurpose = 'signUp' | 'passwordReset' | 'emailChange' | 'emailConfirmation' | 'signIn' | 'ownership';

/** What every code is made and checked with. */
export type CodeKeeper = { readonly key: Buffer; readonly seal: Seal; readonly now: () => Date };

type NewCode = { readonly code: string; readonly expiresAt: Date };
type Redeemed<Carried> =
  | { readonly proven: Carried }
  | { readonly refused: 'codeWrong' | 'codeUsedUp' | 'codeExpired' };

/** The codes of one purpose. `holder` is who asked: the uid of an interaction. */
export type Codes<Carried> = {
  /** Keeps what is to be done under a new code, in place of what this holder had. */
  make(db: Kysely<Tables>, holder: string, carried: Carried): Promise<NewCode>;
  /** What waits for its code, even for one that has expired; null when nothing does. */
  find(db: Kysely<Tables>, holder: string): Promise<Carried | null>;
  /** Counts one try. Of several right ones at once exactly one proves. */
  redeem(db: Kysely<Tables>, holder: string, typed: string): Promise<Redeemed<Carried>>;
  /** What was proven less than a quarter of an hour ago; null when nothing was. */
  findProven(db: Kysely<Tables>, holder: string): Promise<Carried | null>;
  /** The same, given once. */
  take(db: Kysely<Tables>, holder: string): Promise<Carried | null>;
};

/** `secret` is that of the provider: with another, codes that wait prove nothing. */
export function createCodeKeeper(secret: Uint8Array, now: () => Date): CodeKeeper {
  return { key: deriveKey(secret, 'codes'), seal: createSeal(secret, 'codes'), now };
}

/** Codes of six digits, sent by e-mail: a quarter of an hour, five tries. What they carry is sealed. */
export function codesFor<Carried extends object>(
  { key, seal, now }: CodeKeeper,
  purpose: CodePurpose,
  schema: z.ZodType<Carried>,
): Codes<Carried> {
  const idOf = (holder: string): Buffer => keyedHash(key, `holder/${purpose}/${holder}`);
  const hashOf = (holder: string, code: string): Buffer => keyedHash(key, `code/${purpose}/${holder}/${code}`);
  const open = (sealed: Buffer | undefined): Carried | null =>
    sealed ? (schema.safeParse(seal.open(sealed, purpose)).data ?? null) : null;
  return {
    async make(db, holder, carried) {
      const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');
      const [code_hash, sealed, expiresAt] = [hashOf(holder, code), seal.close(carried, purpose), soon(now())];
      await keepCode(db, { id: idOf(holder), code_hash, sealed, expires_at: expiresAt });
      return { code, expiresAt };
    },
    find: async (db, holder) => open(await sealedOf(db, idOf(holder))),
    async redeem(db, holder, typed) {
      const id = idOf(holder);
      const row = await countTry(db, id, now());
      if (!row) return { refused: await whyOver(db, id, now()) };
      const { code_hash, tries } = row;
      if (!timingSafeEqual(code_hash, hashOf(holder, typed)))
        return { refused: tries >= codeLimits.tries ? 'codeUsedUp' : 'codeWrong' };
      const carried = (await markProven(db, { id, code_hash }, now())) ? open(row.sealed) : null;
      return carried ? { proven: carried } : { refused: 'codeUsedUp' };
    },
    findProven: async (db, holder) => open(await findProvenCode(db, idOf(holder), now())),
    take: async (db, holder) => open(await takeProven(db, idOf(holder), now())),
  };
}

async function sealedOf(db: Kysely<Tables>, id: Buffer): Promise<Buffer | undefined> {
  const row = await db.selectFrom('idp.codes').select('sealed').where('id', '=', id).executeTakeFirst();
  return row?.sealed;
}

async function whyOver(db: Kysely<Tables>, id: Buffer, now: Date): Promise<'codeUsedUp' | 'codeExpired'> {
  const row = await db.selectFrom('idp.codes').select('expires_at').where('id', '=', id).executeTakeFirst();
  return row && row.expires_at > now ? 'codeUsedUp' : 'codeExpired';
}
