import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { type CodeStore, type CodePurpose, type Codes, codesFor } from '#identity/provider/codes/codes.ts';
import { isCurrent, type ProvenAccount } from './generation.ts';

/** Data that is stored with a code. The code belongs to an account, or to none (null). */
type OfAccount = { readonly account: ProvenAccount | null };

/**
 * Makes codes that belong to an account. A code that was made before the account's sessions were ended counts
 * as expired.
 */
export function accountCodesFor<Carried extends OfAccount>(
  store: CodeStore,
  purpose: CodePurpose,
  schema: z.ZodType<Carried>,
): Codes<Carried> {
  const codes = codesFor(store, purpose, schema);
  const current = async (db: Kysely<Tables>, carried: Carried | null): Promise<Carried | null> =>
    carried && (await isStillOf(db, carried)) ? carried : null;
  return {
    ...codes,
    async redeem(db, holder, typed) {
      const redeemed = await codes.redeem(db, holder, typed);
      if ('refused' in redeemed || (await isStillOf(db, redeemed.proven))) return redeemed;
      return { refused: 'codeExpired' };
    },
    findProven: async (db, holder) => current(db, await codes.findProven(db, holder)),
    take: async (db, holder) => current(db, await codes.take(db, holder)),
  };
}

const isStillOf = async (db: Kysely<Tables>, { account }: OfAccount): Promise<boolean> =>
  account === null || isCurrent(db, account);
