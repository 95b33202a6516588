import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { type CookieJar, readCookie } from '#http/cookies.ts';
import { fingerprint, type Seal } from '#identity/both-sides/sealing.ts';
import { sessionCookie, type SessionStore } from './session-store.ts';

/** Typed values by field, without files. */
type Typed = Readonly<Record<string, string>>;

type Sent = {
  /** Name of the form. */
  readonly form: string;
  readonly typed: Typed;
  /** Key of the sender's network; every network has a different key. */
  readonly sender: string;
};

/**
 * Forms that were sent after their session had ended. They are stored until the next sign-in leads back to
 * their page.
 * The database contains them encrypted with a secret of the browser, because they are too long for a cookie
 * and too private for addresses and logs.
 * People share browsers, so each form has an owner, and no other account gets it. The owner is the account of
 * the ended session or, if there was none, the account that signs in because of this form.
 */
export type InterruptedForms = {
  /**
   * Stores the typed values unless they are too long. An earlier form of the browser is replaced. If no
   * account is known, the sign-in must pass on `claimToken`, and its account becomes the owner.
   */
  keep(sent: Sent, cookieHeader: string | null): Promise<{ setCookie: string[]; claimToken: string | null }>;
  /** Makes an account the owner of a form, because it has signed in with the form's claim token. */
  own(claimToken: string, oid: string, cookieHeader: string | null): Promise<void>;
  /**
   * Returns the values that the signed-in person typed into the form, and deletes them. Null if there are
   * none.
   */
  take(form: string, cookieHeader: string): Promise<{ typed: Typed; setCookie: string } | null>;
  /** Deletes the forms of this browser; returns the Set-Cookie lines to send. */
  forget(cookieHeader: string | null): Promise<string[]>;
  prune(): Promise<void>;
};

const lifetimeSeconds = 30 * 60;
const maxLength = 24_000; // Limit of characters: twice the longest message.
// Limit of stored forms of all people, because strangers can send forms too.
const maxKept = 2000;
const maxOfSender = 10;
const name = 'kept-form';

const contentSchema = z.object({
  form: z.string(),
  typed: z.record(z.string(), z.string()),
  owner: z.string().nullable(),
  claimToken: z.string(),
});

type Content = z.output<typeof contentSchema>;
type Storage = { readonly db: Kysely<Tables>; readonly seal: Seal; readonly cookies: CookieJar };

/** Creates the storage of interrupted forms; `sessions` finds the owner of an ended session. */
export function createInterruptedForms(storage: Storage, sessions: SessionStore): InterruptedForms {
  const { db, cookies } = storage;
  const ownerOf = async (cookieHeader: string | null): Promise<string | null> => {
    const session = idOf(cookies, cookieHeader, sessionCookie);
    return session && sessions.ownerOf(db, session);
  };
  return {
    forget: (cookieHeader) => forget(storage, cookieHeader),
    keep: (sent, cookieHeader) => keep(storage, { sent, cookieHeader, ownerOf }),
    own: (...asked) => own(storage, ...asked),
    async take(form, cookieHeader) {
      const id = idOf(cookies, cookieHeader, name);
      const content = id && (await read(storage, id));
      if (!content || content.form !== form || content.owner === null) return null;
      if (content.owner !== (await ownerOf(cookieHeader))) return null;
      // Deletes the row before returning the form, because only one of several simultaneous requests may get
      // it.
      const { numDeletedRows } = await db.deleteFrom('kept_forms').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0 ? { typed: content.typed, setCookie: cookies.clear(name) } : null;
    },
    async prune() {
      await db
        .deleteFrom('kept_forms')
        .where('expires_at', '<', sql<Date>`now()`)
        .execute();
    },
  };
}

/** Returns the database id for the secret in a cookie; null without a secret. */
function idOf(cookies: CookieJar, cookieHeader: string | null, cookie: string): Buffer | null {
  const secret = readCookie(cookieHeader, cookies.nameOf(cookie));
  return secret ? fingerprint(secret) : null;
}

async function forget({ db, cookies }: Storage, cookieHeader: string | null): Promise<string[]> {
  const id = idOf(cookies, cookieHeader, name);
  if (!id) return [];
  await db.deleteFrom('kept_forms').where('id', '=', id).execute();
  return [cookies.clear(name)];
}

type Keeping = {
  readonly sent: Sent;
  readonly cookieHeader: string | null;
  readonly ownerOf: (cookieHeader: string | null) => Promise<string | null>;
};

async function keep(storage: Storage, { sent, cookieHeader, ownerOf }: Keeping) {
  const { db, seal, cookies } = storage;
  const { form, typed, sender } = sent;
  const setCookie = await forget(storage, cookieHeader);
  const nothing = { setCookie, claimToken: null };
  if (JSON.stringify(typed).length > maxLength) return nothing;
  const [secret, claimToken] = [newSecret(), newSecret()];
  const owner = await ownerOf(cookieHeader);
  const row = { id: fingerprint(secret), sealed: seal.close({ form, typed, owner, claimToken }, name), sender };
  if (!(await insertWhileRoom(db, row))) return nothing;
  return { setCookie: [cookies.set(name, secret, lifetimeSeconds)], claimToken: owner === null ? claimToken : null };
}

async function own(storage: Storage, claimToken: string, oid: string, cookieHeader: string | null): Promise<void> {
  const { db, seal, cookies } = storage;
  const id = idOf(cookies, cookieHeader, name);
  const content = id && (await read(storage, id));
  if (!content || content.claimToken !== claimToken || content.owner !== null) return;
  const sealed = seal.close({ ...content, owner: oid }, name);
  await db.updateTable('kept_forms').set({ sealed }).where('id', '=', id).execute();
}

const newSecret = (): string => randomBytes(32).toString('base64url');

async function read({ db, seal }: Storage, id: Buffer): Promise<Content | null> {
  const row = await db
    .selectFrom('kept_forms')
    .select('sealed')
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return contentSchema.safeParse(row && seal.open(row.sealed, name)).data ?? null;
}

type Row = { readonly id: Buffer; readonly sealed: Buffer; readonly sender: string };

async function insertWhileRoom(db: Kysely<Tables>, { id, sealed, sender }: Row): Promise<boolean> {
  const { rows } = await sql`
    insert into kept_forms (id, sealed, sender, expires_at)
    select ${id}, ${sealed}, ${sender}, now() + ${lifetimeSeconds} * interval '1 second'
    from (select count(*) as kept, count(*) filter (where sender = ${sender}) as of_sender
      from kept_forms where expires_at > now()) room
    where kept < ${maxKept} and of_sender < ${maxOfSender}
    returning 1`.execute(db);
  return rows.length === 1;
}
