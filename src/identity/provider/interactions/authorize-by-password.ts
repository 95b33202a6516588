import { randomUUID } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { networkOf } from '#http/network.ts';
import {
  AddressUnproven,
  type AuthorizeByPassword,
  type PasswordAuthorization,
  WrongCredentials,
} from '#identity/both-sides/password-authorization.ts';
import { checkSignIn } from '#identity/provider/steps/check-sign-in.ts';
import { signInForm } from '#identity/provider/steps/forms.ts';
import { type ApiAccess, newGrant } from '#identity/provider/protocol/grant.ts';
import { isCurrent } from '#identity/provider/accounts/generation.ts';
import type { InteractionParts } from '#identity/provider/steps/interaction-step.ts';

type Authorizing = {
  readonly parts: Pick<InteractionParts, 'attempts' | 'db' | 'devices'>;
  readonly clientId: string;
  readonly api: ApiAccess;
  readonly instanceOf: (policy: string) => Provider | undefined;
};

/**
 * Checks a password as the sign-in page does, and issues a code like any other. Only calls of the site itself
 * reach this function, never a request from outside.
 */
export function createPasswordAuthorization({ parts, clientId, api, instanceOf }: Authorizing): AuthorizeByPassword {
  return async (asked) => {
    const { address, cookieHeader, policy } = asked;
    const form = signInForm.safeParse(asked);
    if (!form.success) throw new WrongCredentials('no address, or no password');
    const asking = { address: networkOf(address), device: parts.devices.read(cookieHeader) };
    const { account, usedUp } = await checkSignIn(parts, asking, form.data);
    // Throws the error of too many tries. The sign-in page would ask for a code by e-mail instead, but a
    // program has no page.
    if (usedUp) throw usedUp;
    if (!account) throw new WrongCredentials('wrong address or password');
    if (!account.email_confirmed_at) throw new AddressUnproven('the address is not proven');
    const provider = instanceOf(policy);
    if (!provider) throw new TypeError(`there is no policy ${policy}`);
    const code = await newCode(provider, { asked, clientId, api, accountId: account.oid });
    if (!(await isCurrent(parts.db, account))) throw await withdrawn(provider, code);
    return { code, setCookie: parts.devices.remember(cookieHeader, account.email) };
  };
}

type Coding = Pick<Authorizing, 'clientId' | 'api'> & {
  readonly asked: PasswordAuthorization;
  readonly accountId: string;
};

async function newCode(provider: Provider, { asked, clientId, api, accountId }: Coding): Promise<string> {
  const client = await provider.Client.find(clientId);
  if (!client) throw new TypeError(`there is no client ${clientId}`);
  const { redirectUri, scope, nonce, codeChallenge } = asked;
  const code = new provider.AuthorizationCode({
    client,
    accountId,
    grantId: await newGrant(provider, { clientId, accountId, api }).save(),
    gty: 'authorization_code',
    redirectUri,
    scope,
    nonce,
    codeChallenge,
    codeChallengeMethod: 'S256',
    resource: api.resource,
    amr: ['pwd'],
    authTime: Math.floor(Date.now() / 1000),
    // The uid of a session that no browser has. It connects the tokens, so that they end together.
    sessionUid: randomUUID(),
  });
  return code.save();
}

/** Withdraws a code, because the password was changed while it was checked. */
async function withdrawn(provider: Provider, code: string): Promise<WrongCredentials> {
  await (await provider.AuthorizationCode.find(code))?.destroy();
  return new WrongCredentials('the password was changed meanwhile');
}
