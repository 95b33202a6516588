import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { readCookie } from '#http/cookies.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import type { Device } from '#identity/both-sides/device.ts';
import type { Parts } from '#identity/relying-party/sign-in/parts.ts';
import { activeSessions, sessionCookie, type StoredSession } from '#identity/relying-party/sessions/session-store.ts';

/** A session as its owner sees it. */
export type OwnSession = Device & {
  /** Id of the session for `endOne`; nobody can sign in with it. */
  readonly id: string;
  readonly isPresent: boolean;
  readonly since: Date;
  /** Time of the last use, to within a few minutes. */
  readonly lastSeen: Date;
};

/** The devices on which a person is signed in, and functions that sign the person out on them. */
export type OwnSessions = {
  /** Lists the person's sessions, the current session first; empty for a visitor. */
  list(cookieHeader: string | null): Promise<OwnSession[]>;
  /**
   * Ends another session of the same person, at the site and at the embedded provider. The current session
   * ends only by signing out.
   * @returns true if there was a session to end
   */
  endOne(cookieHeader: string | null, id: string): Promise<boolean>;
  /**
   * Ends all sessions of an account at the site and at the embedded provider. The session of these cookies is
   * kept if it belongs to the account; with null, none is kept.
   */
  endOthers(oid: string, cookieHeader: string | null): Promise<void>;
  /**
   * Ends the other sessions at the site only, because the provider ends its own sessions in the same
   * transaction.
   */
  dropOthers(db: Kysely<Tables>, oid: string, cookieHeader: string | null): Promise<void>;
};

export function createOwnSessions(parts: Pick<Parts, 'settings' | 'sessions' | 'cookies'>): OwnSessions {
  const { sessions, settings } = parts;
  const { db, sessionsAtProvider } = settings;
  return {
    async list(cookieHeader) {
      const present = await presentSession(parts, cookieHeader);
      return present ? sessionsOf(db, present) : [];
    },
    async endOne(cookieHeader, id) {
      const present = await presentSession(parts, cookieHeader);
      const other = await sessions.find(db, Buffer.from(id, 'hex'));
      if (!present || !other || other.id.equals(present.id) || ownerOf(other) !== ownerOf(present)) return false;
      const { refreshToken } = other.content;
      if (refreshToken) await sessionsAtProvider?.end(refreshToken, present.content.refreshToken);
      await sessions.drop(db, other.id);
      return true;
    },
    async endOthers(oid, cookieHeader) {
      const kept = await keptOf(parts, oid, cookieHeader);
      await sessionsAtProvider?.endOthers(oid, kept?.content.refreshToken ?? null);
      await dropOthers(db, oid, kept?.id ?? null);
    },
    async dropOthers(one, oid, cookieHeader) {
      const kept = await keptOf({ ...parts, settings: { ...settings, db: one } }, oid, cookieHeader);
      await dropOthers(one, oid, kept?.id ?? null);
    },
  };
}

type Reach = Pick<Parts, 'settings' | 'sessions' | 'cookies'>;

const ownerOf = ({ content }: StoredSession): string => content.claims.oid;

async function presentSession({ settings, sessions, cookies }: Reach, cookieHeader: string | null) {
  const cookie = readCookie(cookieHeader, cookies.nameOf(sessionCookie));
  return cookie === null ? null : sessions.find(settings.db, fingerprint(cookie));
}

async function keptOf(parts: Reach, oid: string, cookieHeader: string | null): Promise<StoredSession | null> {
  const present = await presentSession(parts, cookieHeader);
  return present && ownerOf(present) === oid ? present : null;
}

/** Lists the active sessions of the owner of `present`: first this session, then the others by last use. */
async function sessionsOf(db: Kysely<Tables>, present: StoredSession): Promise<OwnSession[]> {
  const isPresent = sql<boolean>`id = ${present.id}`;
  const rows = await activeSessions(db)
    .select(['id', 'browser', 'system', 'network', 'created_at as since', 'last_seen_at as lastSeen'])
    .select(isPresent.as('isPresent'))
    .where('oid', '=', ownerOf(present))
    .orderBy(isPresent, 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map(({ id, ...session }) => ({ ...session, id: id.toString('hex') }));
}

/** Ends all sessions of an account at the site. */
export async function dropSessionsOf(db: Kysely<Tables>, oid: string): Promise<void> {
  await dropOthers(db, oid, null);
}

async function dropOthers(db: Kysely<Tables>, oid: string, kept: Buffer | null): Promise<void> {
  const others = sql<boolean>`id is distinct from ${kept}`;
  await db.deleteFrom('sessions').where('oid', '=', oid).where(others).execute();
}
