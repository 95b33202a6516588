import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { type CookieJar, readCookie } from '#http/cookies.ts';
import { fingerprint, type Seal } from '../sealing.ts';

/** What was typed, by field; never files. */
type Typed = Readonly<Record<string, string>>;

/**
 * Forms that were sent after their session had ended, until the sign-in that follows leads back to them. They
 * lie sealed in the database under a secret of this browser: too long for a cookie, and nothing for addresses
 * and logs.
 */
export type KeptForms = {
  /**
   * Keeps what was typed into a form of this name, if it is of bearable length; gives the Set-Cookie lines to
   * send.
   */
  keep(form: string, typed: Typed): Promise<string[]>;
  /** What this browser typed into the form, given once; null when nothing is kept. */
  take(form: string, cookieHeader: string): Promise<Typed | null>;
  prune(): Promise<void>;
};

const lifetimeSeconds = 30 * 60;
const maxLength = 24_000; // characters: twice the longest message
// Strangers can send forms too: what they can fill has an end, beyond which nothing is kept.
const maxKept = 2000;
const name = 'kept-form';

const contentSchema = z.object({ form: z.string(), typed: z.record(z.string(), z.string()) });

export function createKeptForms(db: Kysely<Tables>, seal: Seal, cookies: CookieJar): KeptForms {
  return {
    async keep(form, typed) {
      if (JSON.stringify(typed).length > maxLength) return [];
      const secret = randomBytes(32).toString('base64url');
      const kept = await insertWhileRoom(db, fingerprint(secret), seal.close({ form, typed }, name));
      return kept ? [cookies.set(name, secret, lifetimeSeconds)] : [];
    },
    async take(form, cookieHeader) {
      const secret = readCookie(cookieHeader, cookies.nameOf(name));
      if (!secret) return null;
      return db.transaction().execute(async (transaction) => {
        const id = fingerprint(secret);
        const row = await transaction
          .selectFrom('kept_forms')
          .select('sealed')
          .where('id', '=', id)
          .where('expires_at', '>', sql<Date>`now()`)
          .forUpdate()
          .executeTakeFirst();
        const content = contentSchema.safeParse(row && seal.open(row.sealed, name));
        if (!content.success || content.data.form !== form) return null;
        await transaction.deleteFrom('kept_forms').where('id', '=', id).execute();
        return content.data.typed;
      });
    },
    async prune() {
      await db
        .deleteFrom('kept_forms')
        .where('expires_at', '<', sql<Date>`now()`)
        .execute();
    },
  };
}

async function insertWhileRoom(db: Kysely<Tables>, id: Buffer, sealed: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into kept_forms (id, sealed, expires_at)
    select ${id}, ${sealed}, now() + ${lifetimeSeconds} * interval '1 second'
    where (select count(*) from kept_forms where expires_at > now()) < ${maxKept}
    returning 1`.execute(db);
  return rows.length === 1;
}
