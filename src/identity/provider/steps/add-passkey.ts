import { sql } from 'kysely';
import type { Account } from '#identity/provider/accounts/accounts.ts';
import { challengeIn, readRegistration } from '#identity/provider/passkeys/credential-json.ts';
import { listPasskeys } from '#identity/provider/passkeys/passkey-rows.ts';
import { brand, type Passkeys } from '#identity/provider/passkeys/passkeys.ts';
import { loadWebAuthn, userHandleOf } from './sign-in-with-passkey.ts';

/** Limit of passkeys of an account; people have fewer devices. */
const maxPasskeys = 20;

/** Returns the options for a new discoverable passkey, as JSON (WebAuthn §5.4). */
export async function creationOptions(passkeys: Passkeys, uid: string, account: Account): Promise<string> {
  const known = await listPasskeys(passkeys.db, account.oid);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: passkeys.rpId,
    userID: userHandleOf(account.oid),
    userName: account.email,
    userDisplayName: `${account.given_name} ${account.family_name}`,
    challenge: new Uint8Array(passkeys.challenges.make(uid)),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return JSON.stringify(options);
}

type Sent = { readonly uid: string; readonly oid: string; readonly text: string; readonly name: string };

/**
 * Saves a new passkey. False if this interaction did not request it, or if the account has too many passkeys.
 */
export async function addPasskey(passkeys: Passkeys, { uid, oid, text, name }: Sent): Promise<boolean> {
  const { db, challenges, rpId, origin } = passkeys;
  const sent = readRegistration(text);
  if (!sent) return false;
  const challenge = challengeIn(sent.response.clientDataJSON);
  if (!(await challenges.spend(db, uid, challenge))) return false;
  const { transports = [], ...response } = sent.response;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const made = await verifyRegistrationResponse({
    response: { ...sent, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  }).catch(() => null); // Catches the error, because the library throws for each kind of fault.
  if (!made?.verified) return false;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  const kept = await sql`
    insert into idp.passkeys (id, oid, public_key, counter, transports, name)
    select ${Buffer.from(id, 'base64url')}::bytea, ${oid}::uuid, ${Buffer.from(publicKey)}::bytea, ${counter}::bigint,
      ${transports}::text[], ${name}::text
    where (select count(*) from idp.passkeys where oid = ${oid}) < ${maxPasskeys}
    on conflict (id) do nothing returning 1`.execute(db);
  return kept.rows.length === 1;
}
