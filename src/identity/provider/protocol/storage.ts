import { type Kysely, sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { fingerprint, type Seal } from '#identity/both-sides/sealing.ts';
import { endFamilyOf, endRows, notEnded, type PayloadKey, revokeGrant } from './ended-payloads.ts';

type Place = { readonly db: Kysely<Tables>; readonly seal: Seal; readonly policy: string };

// Models that all policies share: a browser session and its grant. Codes and tokens belong to one policy.
const sharedModels = new Set(['Session', 'Grant']);

/**
 * Stores the payloads of the OpenID Connect library, with one adapter for each model. Ids are hashed,
 * payloads encrypted.
 */
export function createStorage({ db, seal, policy }: Place): (model: string) => Adapter {
  return (model) => modelStorage({ db, seal, policy: sharedModels.has(model) ? '' : policy }, model);
}

function modelStorage({ db, seal, policy }: Place, model: string): Adapter {
  const mine = (id: string) => ({ model, policy, id: fingerprint(id) });
  const about = `payload/${model}/${policy}`;
  const read = (row: Row | undefined): AdapterPayload | undefined => row && unsealed(row, seal.open(row.sealed, about));
  return {
    async upsert(id, payload, expiresIn) {
      await save(db, mine(id), { sealed: seal.close(payload, about), ...namesIn(payload), ...lifeOf(expiresIn) });
    },
    async find(id) {
      return read(
        await rows(db)
          .where((eb) => eb.and(mine(id)))
          .executeTakeFirst(),
      );
    },
    async findByUid(uid) {
      const where = { model, policy, uid: fingerprint(uid) };
      return read(
        await rows(db)
          .where((eb) => eb.and(where))
          .executeTakeFirst(),
      );
    },
    async findByUserCode() {
      return undefined; // The device flow is off.
    },
    async consume(id) {
      await consumeOnce(db, mine(id));
    },
    async destroy(id) {
      await endRows(db, model, (eb) => eb.and(mine(id)));
    },
    // Ends the tokens in all policies, because the policies share the grant.
    async revokeByGrantId(grantId) {
      await revokeGrant(db, grantId, model);
    },
  };
}

type Names = { readonly grant_id: Buffer | null; readonly uid: Buffer | null; readonly account: Buffer | null };
type Content = Names & { readonly sealed: Buffer; readonly expires_at: Date };

async function save(db: Kysely<Tables>, key: PayloadKey, content: Content): Promise<void> {
  await db
    .insertInto('idp.payloads')
    .values({ ...key, ...content })
    .onConflict((conflict) => conflict.columns(['model', 'policy', 'id']).doUpdateSet(content).where(notEnded))
    .execute();
}

/**
 * Marks a code or token as used. Two simultaneous requests may both pass the library's own check, but this
 * condition lets only one through (RFC 6749 §4.1.2). If a request fails here, all tokens of both end, because
 * either request may come from a thief (RFC 9700 §4.14.2).
 */
async function consumeOnce(db: Kysely<Tables>, key: PayloadKey): Promise<void> {
  const consume = db.updateTable('idp.payloads').set({ consumed_at: sql<Date>`now()` });
  const done = await consume
    .where((eb) => eb.and(key))
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  if (done.numUpdatedRows === 1n) return;
  await endFamilyOf(db, key);
  throw new errors.InvalidGrant('already used');
}

const lifeOf = (seconds = 0) => ({ expires_at: new Date(Date.now() + seconds * 1000) });

/** Returns the names by which payloads end together: grant, session, account. */
const namesIn = (payload: AdapterPayload): Names => ({
  grant_id: payload.grantId ? fingerprint(payload.grantId) : null,
  uid: sessionOf(payload),
  account: payload.accountId ? fingerprint(payload.accountId) : null,
});

/** Returns the session: the payload itself, or the session for which the code or token was issued. */
function sessionOf({ uid, sessionUid }: AdapterPayload): Buffer | null {
  const session: unknown = uid ?? sessionUid;
  return typeof session === 'string' ? fingerprint(session) : null;
}

type Row = { sealed: Buffer; consumed_at: Date | null };

const rows = (db: Kysely<Tables>) =>
  db
    .selectFrom('idp.payloads')
    .select(['sealed', 'consumed_at'])
    .where('expires_at', '>', sql<Date>`now()`);

function unsealed(row: Row, payload: unknown): AdapterPayload | undefined {
  const { data } = payloadSchema.safeParse(payload);
  return data && row.consumed_at ? { ...data, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : data;
}

/** Schema of the fields that this file uses; the library checks the others. */
const payloadSchema = z.looseObject({
  grantId: z.string().optional(),
  accountId: z.string().optional(),
  uid: z.string().optional(),
  sessionUid: z.string().optional(),
});

/** Deletes expired payloads, because the library never does. */
export async function prunePayloads(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('idp.payloads')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
