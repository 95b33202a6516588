import { defaultLocale, type Locale } from '#words/locale.ts';

/** Kind of policy (B2C: user flow), by what a person does in it. */
export type PolicyKind = 'signInFr' | 'signInEn' | 'signUp' | 'passwordReset' | 'profileEdit';

/** Policy for the sign-in in each language. */
export const signInPolicies = { fr: 'signInFr', en: 'signInEn' } as const satisfies Record<Locale, PolicyKind>;

/** Name of each policy in addresses and in the claim `tfp`. */
export type PolicyNames = Readonly<Record<PolicyKind, string>>;

export const defaultPolicyNames: PolicyNames = {
  signInFr: 'signin_fr',
  signInEn: 'signin_en',
  signUp: 'signup',
  passwordReset: 'password_reset',
  profileEdit: 'profile_edit',
};

export type Policy = { readonly kind: PolicyKind; readonly name: string };

const policyKinds: readonly PolicyKind[] = ['signInFr', 'signInEn', 'signUp', 'passwordReset', 'profileEdit'];

/** Indexes the policies by their name in addresses; B2C ignores the case of names. */
export function policiesByName(names: PolicyNames): ReadonlyMap<string, Policy> {
  return new Map(policyKinds.map((kind) => [names[kind].toLowerCase(), { kind, name: names[kind] }]));
}

type Policies = { readonly policies: ReadonlyMap<string, Policy>; readonly issuerPath: string };

/**
 * Returns the policy with whose name a path below the mount begins. A client may know only the issuer; it
 * then looks for its discovery document below the issuer (OpenID Connect Discovery §4.1), and gets that of
 * the French sign-in.
 */
export function policyAt(path: string, { policies, issuerPath }: Policies): Policy | undefined {
  const named = policies.get(path.split('/')[1]?.toLowerCase() ?? '');
  if (named || path !== `${issuerPath}.well-known/openid-configuration`) return named;
  return policies.values().find(({ kind }) => kind === signInPolicies[defaultLocale]);
}
