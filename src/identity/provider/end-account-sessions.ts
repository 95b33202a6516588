import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { fingerprint } from '../sealing.ts';

/** The session of a browser, as the protocol library knows it. */
export type KeptSession = {
  readonly uid: string;
  readonly authorizations?: Readonly<Record<string, { readonly grantId?: string | undefined }>> | undefined;
};

const models = ['Session', 'Grant', 'AuthorizationCode', 'AccessToken', 'RefreshToken'];

/**
 * Signs an account out at the provider: its sessions, their grants and the tokens of those, in every policy.
 * One session may be kept: that of the browser in which the person asked for it.
 */
export async function endAccountSessions(db: Kysely<Tables>, oid: string, kept?: KeptSession): Promise<void> {
  const grants = Object.values(kept?.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  const ids = grants.map(fingerprint);
  await db
    .deleteFrom('idp.payloads')
    .where('account', '=', fingerprint(oid))
    .where('model', 'in', models)
    .where((eb) => eb.or([eb('uid', 'is', null), eb('uid', '!=', fingerprint(kept?.uid ?? ''))]))
    .where((eb) =>
      ids.length === 0
        ? eb.lit(true)
        : eb.and([eb('id', 'not in', ids), eb.or([eb('grant_id', 'is', null), eb('grant_id', 'not in', ids)])]),
    )
    .execute();
}
