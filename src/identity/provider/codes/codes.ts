import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { createSeal, deriveKey, keyedHash, type Seal } from '#identity/both-sides/sealing.ts';
import { codeLimits, countTry, findProvenCode, keepCode, markProven, soon, takeProven } from './code-rows.ts';

/** Action that a code allows. */
export type CodePurpose = 'signUp' | 'passwordReset' | 'emailChange' | 'emailConfirmation' | 'signIn' | 'ownership';

/** Services for making and checking codes. */
export type CodeStore = { readonly key: Buffer; readonly seal: Seal; readonly now: () => Date };

type NewCode = { readonly code: string; readonly expiresAt: Date };
type Redeemed<Carried> =
  | { readonly proven: Carried }
  | { readonly refused: 'codeWrong' | 'codeUsedUp' | 'codeExpired' };

/** Codes of one purpose. `holder` is the id of the interaction in which the code was requested. */
export type Codes<Carried> = {
  /**
   * Makes a code and stores the data of the action that it will confirm. The holder's earlier code becomes
   * invalid.
   */
  make(db: Kysely<Tables>, holder: string, carried: Carried): Promise<NewCode>;
  /** Returns the data that waits for a code, even if the code has expired; null if there is none. */
  find(db: Kysely<Tables>, holder: string): Promise<Carried | null>;
  /** Counts a try and compares the code. Exactly one of several simultaneous right codes succeeds. */
  redeem(db: Kysely<Tables>, holder: string, typed: string): Promise<Redeemed<Carried>>;
  /**
   * Returns the data of a code that was confirmed less than a quarter of an hour ago; null if there is none.
   */
  findProven(db: Kysely<Tables>, holder: string): Promise<Carried | null>;
  /** Returns the data of a confirmed code and deletes it. */
  take(db: Kysely<Tables>, holder: string): Promise<Carried | null>;
};

/**
 * Creates the services. `secret` is the secret of the provider: codes that were made with another secret are
 * invalid.
 */
export function createCodeStore(secret: Uint8Array, now: () => Date): CodeStore {
  return { key: deriveKey(secret, 'codes'), seal: createSeal(secret, 'codes'), now };
}

/**
 * Six-digit codes sent by e-mail, valid for a quarter of an hour and five tries. The data stored with a
 * code is encrypted.
 */
export function codesFor<Carried extends object>(
  { key, seal, now }: CodeStore,
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
