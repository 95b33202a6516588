import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import {
  createRelyingParty,
  defaultCallbackPath,
  type RelyingParty,
} from '#identity/relying-party/create-relying-party.ts';

type ProviderElsewhere = {
  readonly discovery: string;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
};

type Options = {
  readonly now?: () => Date;
  /** Parameters that make an authorization request a sign-up. */
  readonly signUp?: Record<string, string>;
  readonly extraParameters?: boolean;
};

const secret = randomBytes(32);
export const siteElsewhere = new URL('http://board.example');
export const callbackElsewhere = new URL(defaultCallbackPath, siteElsewhere).href;

/**
 * Creates a relying party whose provider comes only from the configuration: a discovery document without
 * policies.
 */
export function partyAtProvider(
  db: Kysely<Tables>,
  { discovery, client }: ProviderElsewhere,
  { now = () => new Date(), signUp = {}, extraParameters = true }: Options = {},
): RelyingParty {
  return createRelyingParty({
    db,
    log: { warn: () => {}, info: () => {} },
    publicUrl: siteElsewhere,
    authority: siteElsewhere,
    secret,
    extraParameters,
    ...client,
    policies: {
      signInFr: { discovery },
      signInEn: { discovery },
      signUp: { discovery, parameters: signUp },
      passwordReset: null,
      profileEdit: null,
    },
    now,
  });
}

export const cookiesOf = (setCookie: readonly string[]): string =>
  setCookie.map((line) => line.split(';')[0]).join('; ');
