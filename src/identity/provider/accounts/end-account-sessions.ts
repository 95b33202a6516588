import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import { endSessionsWhere } from '#identity/provider/protocol/ended-payloads.ts';
import { growGeneration, isPresentGeneration, provenAccount } from './generation.ts';

/** The browser from which a person ends all other sessions. */
export type AskingBrowser = {
  /** Cookie header of the request, with the cookies of the site's session. */
  readonly cookieHeader: string | null;
  /** Uid of the browser's session with the provider; undefined without such a session. */
  readonly session: string | undefined;
};

/**
 * The functions that the site needs for sessions at the provider. The site names a session by the session's
 * refresh token.
 */
export type SessionsAtProvider = {
  /** Ends the session to which a refresh token belongs, except if the token `kept` belongs to it too. */
  end(refreshToken: string, kept: string | null): Promise<void>;
  /** Ends every session of an account, except the session to which the refresh token `kept` belongs. */
  endOthers(oid: string, kept: string | null): Promise<void>;
  /** Tells if access tokens from this generation of the account are still valid. */
  isCurrent(oid: string, generation: unknown): Promise<boolean>;
};

/** Finds a session by its refresh token; an unknown token belongs to no session. */
export function sessionsAtProvider(db: Kysely<Tables>): SessionsAtProvider {
  return {
    async end(refreshToken, kept) {
      const [ended, stays] = await Promise.all([sessionBehind(db, refreshToken), sessionBehind(db, kept)]);
      if (ended && (stays === null || !ended.equals(stays))) await endSessionsWhere(db, sql`uid = ${ended}`);
    },
    async endOthers(oid, kept) {
      await db.transaction().execute(async (one) => endOfAccount(one, oid, await sessionBehind(one, kept)));
    },
    isCurrent: async (oid, generation) => {
      const account = provenAccount.safeParse({ oid, generation }).data;
      return account !== undefined && isPresentGeneration(db, account);
    },
  };
}

/**
 * Signs an account out at the provider, in every policy: deletes its sessions with their grants and tokens,
 * and invalidates unused proofs of ownership. One session can be kept: the session of the browser from which
 * the person signs the others out.
 */
export async function endAccountSessions(db: Kysely<Tables>, oid: string, kept?: string): Promise<void> {
  await endOfAccount(db, oid, kept === undefined ? null : fingerprint(kept));
}

async function endOfAccount(db: Kysely<Tables>, oid: string, kept: Buffer | null): Promise<void> {
  await growGeneration(db, oid);
  await endSessionsWhere(db, sql`account = ${fingerprint(oid)} and uid is distinct from ${kept}`);
}

async function sessionBehind(db: Kysely<Tables>, refreshToken: string | null): Promise<Buffer | null> {
  if (refreshToken === null) return null;
  const found = db.selectFrom('idp.payloads').select('uid').where('model', '=', 'RefreshToken');
  return (await found.where('id', '=', fingerprint(refreshToken)).executeTakeFirst())?.uid ?? null;
}
