import type { InteractionParts, ProvenSignIn } from './interaction-step.ts';
import type { PasskeyQuestion } from '#identity/provider/pages/passkey-form.tsx';
import { challengeIn, readAssertion } from '#identity/provider/passkeys/credential-json.ts';
import { findCredential, noteUse } from '#identity/provider/passkeys/passkey-rows.ts';
import type { Passkeys } from '#identity/provider/passkeys/passkeys.ts';

/**
 * Returns the options for the browser as JSON (WebAuthn §5.5). They accept any passkey of this site, or only
 * those with the given ids.
 */
function requestOptions({ challenges, rpId }: Passkeys, uid: string, ids: readonly string[] = []): string {
  return JSON.stringify({
    challenge: challenges.make(uid).toString('base64url'),
    rpId,
    allowCredentials: ids.map((id) => ({ id, type: 'public-key' })),
    userVerification: 'preferred',
  });
}

/** Loads the library only when somebody uses a passkey, because it has 240 modules. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

type Asking = Pick<InteractionParts, 'passkeys' | 'defence'>;

/** Returns the form that asks for a passkey in an interaction; null if passkeys are not possible. */
export function passkeyQuestion(
  { passkeys, defence }: Asking,
  uid: string,
  action: string,
  ids: readonly string[] = [],
): PasskeyQuestion | null {
  if (!passkeys) return null;
  return { asks: 'get', options: requestOptions(passkeys, uid, ids), action, token: defence.tokenFor(uid) };
}

/**
 * Returns the account whose passkey has signed the challenge of an interaction, and the method (RFC 8176 §2).
 * Null if the signature is invalid. `text` is the browser's answer.
 */
export async function signInWithPasskey(passkeys: Passkeys, uid: string, text: string): Promise<ProvenSignIn | null> {
  const { db, challenges, rpId, origin } = passkeys;
  const sent = readAssertion(text);
  if (!sent) return null;
  const challenge = challengeIn(sent.response.clientDataJSON);
  const known = (await challenges.spend(db, uid, challenge)) && (await findCredential(db, sent.id));
  if (!known || !isOwner(known.oid, sent.response.userHandle)) return null;
  const { oid, generation, public_key, counter } = known;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const signed = await verifyAuthenticationResponse({
    response: sent,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: sent.id, publicKey: new Uint8Array(public_key), counter },
    requireUserVerification: false,
    // Treats every error as an invalid signature, because the library throws for each kind of fault.
  }).catch(() => null);
  if (!signed?.verified || !(await noteUse(db, sent.id, signed.authenticationInfo.newCounter))) return null;
  return { oid, generation, amr: signed.authenticationInfo.userVerified ? ['pop', 'user', 'mfa'] : ['pop', 'user'] };
}

/**
 * Returns the bytes by which authenticators recognise an account. They reveal nothing about the person
 * (WebAuthn §14.6.1).
 */
export const userHandleOf = (oid: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(oid.replaceAll('-', ''), 'hex'));

const isOwner = (oid: string, handle: string | undefined): boolean =>
  handle === undefined || handle === Buffer.from(userHandleOf(oid)).toString('base64url');
