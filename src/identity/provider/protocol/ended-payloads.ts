import { type ExpressionBuilder, type Kysely, type SqlBool, type Expression, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';

type Payloads = ExpressionBuilder<Tables, 'idp.payloads'>;
type Which = (eb: Payloads) => Expression<SqlBool>;
/** Key of a stored payload of the protocol library. */
export type PayloadKey = { readonly model: string; readonly policy: string; readonly id: Buffer };

// Time for which ended payloads stay in the database, longer than any request. A request that has read a
// session before its end may save the session afterwards, and must not restore it.
const lastsAfterEnd = sql<Date>`now() + interval '1 hour'`;
const nothing = Buffer.alloc(0);

/** Condition for saving a payload again: it has not ended. An ended payload is empty and stays empty. */
export const notEnded = sql<boolean>`idp.payloads.sealed <> ''`;

/**
 * Ends stored payloads. A session leaves an empty row, so that no request in progress can restore the
 * session; the hourly cleaning deletes the row.
 */
export async function endRows(db: Kysely<Tables>, model: string, which: Which): Promise<void> {
  if (model !== 'Session') {
    await db.deleteFrom('idp.payloads').where('model', '=', model).where(which).execute();
    return;
  }
  await db
    .updateTable('idp.payloads')
    .set({ sealed: nothing, uid: null, account: null, expires_at: lastsAfterEnd })
    .where('model', '=', model)
    .where(which)
    .execute();
}

// Models of tokens. Interactions are not among them: an interaction also names its grant, but must survive
// the grant's end if somebody signs in to another account.
const tokenModels = ['AuthorizationCode', 'AccessToken', 'RefreshToken'];

/** Ends the tokens of a grant: those of one model, or all tokens together with the grant. */
export async function revokeGrant(db: Kysely<Tables>, grantId: string, model?: string): Promise<void> {
  await endGrant(db, fingerprint(grantId), model);
}

/** Ends the grant of a code or token, together with everything that was issued from the grant. */
export async function endFamilyOf(db: Kysely<Tables>, token: PayloadKey): Promise<void> {
  const found = db.selectFrom('idp.payloads').select('grant_id');
  const row = await found.where((eb) => eb.and(token)).executeTakeFirst();
  if (row?.grant_id) await endGrant(db, row.grant_id);
}

async function endGrant(db: Kysely<Tables>, id: Buffer, model?: string): Promise<void> {
  const models = model ? [model] : tokenModels;
  await db.deleteFrom('idp.payloads').where('grant_id', '=', id).where('model', 'in', models).execute();
  if (!model) await endRows(db, 'Grant', (eb) => eb.and({ policy: '', id }));
}

/** Ends one session, with its grant, codes and tokens. */
export async function endSessionOf(db: Kysely<Tables>, uid: string): Promise<void> {
  await endSessionsWhere(db, sql`uid = ${fingerprint(uid)}`);
}

/**
 * Ends the selected sessions with their grants. Each session has a separate grant, although grants do not
 * name their session.
 */
export async function endSessionsWhere(db: Kysely<Tables>, which: Expression<SqlBool>): Promise<void> {
  await endRows(db, 'Session', () => which);
  const ended = await db
    .deleteFrom('idp.payloads')
    .where('model', 'in', tokenModels)
    .where(which)
    .returning('grant_id')
    .execute();
  const grants = ended.flatMap(({ grant_id }) => grant_id ?? []);
  if (grants.length === 0) return;
  await db.deleteFrom('idp.payloads').where('model', '=', 'Grant').where('id', 'in', grants).execute();
}
