import * as client from 'openid-client';
import { claimsOf, contentOf, type Received } from '#identity/relying-party/sessions/tokens.ts';
import type { Parts } from './parts.ts';
import { codeParameters } from '#identity/relying-party/connection/request-parameters.ts';
import type { Transaction } from './transaction.ts';

type Expected = Pick<Transaction, 'action' | 'nonce' | 'verifier'> & {
  /** Value from the browser's cookie; undefined if no browser took part. */
  readonly state?: string;
};

/** Redeems the code of the provider's answer. The promise rejects with the errors of openid-client. */
export async function redeemCode(
  parts: Pick<Parts, 'connections' | 'settings'>,
  answer: URL,
  { action, state, nonce, verifier }: Expected,
): Promise<Received> {
  const { config, policy } = await parts.connections(action);
  const checks = { expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const expected = state === undefined ? checks : { ...checks, expectedState: state };
  const tokens = await client.authorizationCodeGrant(config, answer, expected, codeParameters(parts, policy));
  return contentOf(tokens, await claimsOf(tokens, { config, policy }), parts.settings.now());
}
