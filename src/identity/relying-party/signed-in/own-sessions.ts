import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { readCookie } from '#http/cookies.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import type { Device } from '#identity/both-sides/device.ts';
import type { Parts } from '#identity/relying-party/sign-in/parts.ts';
import { livingSessions, sessionCookie, type StoredSession } from '#identity/relying-party/sessions/session-store.ts';

/** A session as its owner knows it. */
export type OwnSession = Device & {
  /** Names it for `endOne`; it opens nothing. */
  readonly id: string;
  readonly isPresent: boolean;
  readonly since: Date;
  /** Exact to some minutes. */
  readonly lastSeen: Date;
};

/** Where a person is signed in, and the ways to end that elsewhere. */
export type OwnSessions = {
  /** Those of whoever asks, the present one first; none for a visitor. */
  list(cookieHeader: string | null): Promise<OwnSession[]>;
  /**
   * Ends one other session of whoever asks, here and where the provider is ours there too; the present one
   * ends by signing out. @returns whether there was one to end
   */
  endOne(cookieHeader: string | null, id: string): Promise<boolean>;
  /**
   * Ends all sessions of an account but the one of these cookies, if it is of that account: with null, every
   * one. At the provider too, where it is ours.
   */
  endOthers(oid: string, cookieHeader: string | null): Promise<void>;
  /** The same for our side alone, where the provider does its own in one transaction with it. */
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

/** The living ones of whose session it is: this one first, then the latest. */
async function sessionsOf(db: Kysely<Tables>, present: StoredSession): Promise<OwnSession[]> {
  const isPresent = sql<boolean>`id = ${present.id}`;
  const rows = await livingSessions(db)
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
