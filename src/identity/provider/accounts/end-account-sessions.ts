import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import { endSessionsWhere } from '#identity/provider/protocol/ended-payloads.ts';
import { growGeneration, isPresentGeneration, provenAccount } from './generation.ts';

/** The browser in which a person asked that the others be signed out. */
export type AskingBrowser = {
  /** By which the site knows its own session. */
  readonly cookieHeader: string | null;
  /** The uid of its session with the provider, if it has one. */
  readonly session: string | undefined;
};

/** For the site, which knows the provider's sessions by their refresh tokens. */
export type SessionsAtProvider = {
  /** Ends the session behind a refresh token, unless it is the one behind `kept` too. */
  end(refreshToken: string, kept: string | null): Promise<void>;
  /** Ends every session of an account but the one behind a refresh token. */
  endOthers(oid: string, kept: string | null): Promise<void>;
  /** Whether an access token of this generation of the account is worth anything still. */
  isCurrent(oid: string, generation: unknown): Promise<boolean>;
};

/** A refresh token names the session in which it was given; one that is unknown names none. */
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
 * Signs an account out at the provider: its sessions, their grants and the tokens of those, in every policy,
 * and whoever has proven to be its owner and goes on later.
 * One session may be kept: that of the browser in which the person asked for it.
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
