import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { type CodeStore, type CodePurpose, type Codes, codesFor } from '#identity/provider/codes/codes.ts';
import { isCurrent, type ProvenAccount } from './generation.ts';

/** Data stored with a code, which belongs to an account or to none. */
type OfAccount = { readonly account: ProvenAccount | null };

/** Codes that belong to an account. A code from an earlier generation of the account counts as expired. */
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
