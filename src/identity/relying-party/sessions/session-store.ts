import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { day, second } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { fingerprint, type Seal } from '#identity/both-sides/sealing.ts';
import type { Claims } from '#identity/relying-party/connection/claims.ts';
import type { Device } from '#identity/both-sides/device.ts';
import type { IdentityAction } from '#identity/relying-party/connection/settings.ts';

/** The part of the provider's answer that a session stores. It never leaves the server. */
export type SessionContent = {
  readonly claims: Claims;
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string | null;
};

export type StoredSession = {
  readonly id: Buffer;
  readonly policy: IdentityAction;
  readonly content: SessionContent;
  readonly accessExpiresAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
};

type NewSession = Pick<StoredSession, 'policy' | 'content' | 'accessExpiresAt'> & { readonly device: Device };

export const sessionCookie = 'session';

/** Seconds after which a session ends even if it is in use; refresh tokens live no longer. */
export const absoluteSeconds = (14 * day) / second;
const idleSeconds = (3 * day) / second;
const seenEverySeconds = 5 * 60; // Precision of the idle time: most page views write nothing.

const contentSchema = z.object({
  claims: z.object({
    oid: z.string(),
    tfp: z.string().nullable(),
    emails: z.array(z.string()),
    given_name: z.string(),
    family_name: z.string(),
    name: z.string(),
  }),
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
});

const actionSchema = z.enum(['signInFr', 'signInEn', 'signUp', 'passwordReset', 'profileEdit']);

const about = (id: Buffer): string => `session/${id.toString('hex')}`;
/** Selects sessions that have not expired. */
export const activeSessions = (db: Kysely<Tables>) =>
  db
    .selectFrom('sessions')
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_seen_at', '>', sql<Date>`now() - ${idleSeconds} * interval '1 second'`);

export type SessionStore = ReturnType<typeof createSessionStore>;

type SessionRow = Selectable<Tables['sessions']>;

/** Decrypts the session in a row; null if it was encrypted with another key. */
function sessionIn(row: SessionRow, seal: Seal): StoredSession | null {
  const content = contentSchema.safeParse(seal.open(row.sealed, about(row.id)));
  const policy = actionSchema.safeParse(row.policy);
  if (!content.success || !policy.success) return null;
  const dates = { accessExpiresAt: row.access_expires_at, lastSeenAt: row.last_seen_at, expiresAt: row.expires_at };
  return { id: row.id, policy: policy.data, content: content.data, ...dates };
}

/** Returns the row of a new session. */
const rowOf = ({ policy, content, accessExpiresAt, device }: NewSession, id: Buffer, seal: Seal) => ({
  id,
  oid: content.claims.oid,
  policy,
  sealed: seal.close(content, about(id)),
  access_expires_at: accessExpiresAt,
  expires_at: sql<Date>`now() + ${absoluteSeconds} * interval '1 second'`,
  ...device,
});

/**
 * Creates the storage of sessions in the database. The value of the cookie is hashed; tokens and claims are
 * encrypted.
 */
export function createSessionStore(seal: Seal) {
  return {
    /** Creates a session and returns the value of its cookie. */
    async create(db: Kysely<Tables>, session: NewSession): Promise<string> {
      const secret = randomBytes(32).toString('base64url');
      await db
        .insertInto('sessions')
        .values(rowOf(session, fingerprint(secret), seal))
        .execute();
      return secret;
    },
    /** Finds an active session. With `lock`, other reads that lock wait until the transaction ends. */
    async find(db: Kysely<Tables>, id: Buffer, lock = false): Promise<StoredSession | null> {
      const query = activeSessions(db).selectAll().where('id', '=', id);
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
      return row ? sessionIn(row, seal) : null;
    },
    /** Returns the owner of a session, even after its end, until the row is deleted. */
    async ownerOf(db: Kysely<Tables>, id: Buffer): Promise<string | null> {
      const row = await db.selectFrom('sessions').select('oid').where('id', '=', id).executeTakeFirst();
      return row?.oid ?? null;
    },
    async renew(db: Kysely<Tables>, id: Buffer, content: SessionContent, accessExpiresAt: Date): Promise<void> {
      const values = { sealed: seal.close(content, about(id)), access_expires_at: accessExpiresAt };
      await db.updateTable('sessions').set(values).where('id', '=', id).execute();
    },
    async touch(db: Kysely<Tables>, session: StoredSession, now: Date): Promise<void> {
      if (now.getTime() - session.lastSeenAt.getTime() < seenEverySeconds * 1000) return;
      await db
        .updateTable('sessions')
        .set({ last_seen_at: sql<Date>`now()` })
        .where('id', '=', session.id)
        .execute();
    },
    async drop(db: Kysely<Tables>, id: Buffer): Promise<void> {
      await db.deleteFrom('sessions').where('id', '=', id).execute();
    },
    prune: pruneSessions,
  };
}

async function pruneSessions(db: Kysely<Tables>): Promise<void> {
  const idle = sql<Date>`now() - ${idleSeconds} * interval '1 second'`;
  const over = db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', sql<Date>`now()`), eb('last_seen_at', '<', idle)]));
  await over.execute();
}
