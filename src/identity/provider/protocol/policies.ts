import { defaultLocale, type Locale } from '#words/locale.ts';

/** What a policy (B2C: user flow) lets a person do. */
export type PolicyKind = 'signInFr' | 'signInEn' | 'signUp' | 'passwordReset' | 'profileEdit';

/** The policy of the sign-in in each language. */
export const signInPolicies = { fr: 'signInFr', en: 'signInEn' } as const satisfies Record<Locale, PolicyKind>;

/** The name of each policy, as it stands in addresses and in the claim `tfp`. */
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

/** The policies by their name in an address; B2C reads names without regard to case. */
export function policiesByName(names: PolicyNames): ReadonlyMap<string, Policy> {
  return new Map(policyKinds.map((kind) => [names[kind].toLowerCase(), { kind, name: names[kind] }]));
}

type Policies = { readonly policies: ReadonlyMap<string, Policy>; readonly issuerPath: string };

/**
 * The policy that a path below the mount begins with. A client that knows the issuer alone looks for its
 * discovery document below it (OpenID Connect Discovery §4.1), and hears of the French sign-in.
 */
export function policyAt(path: string, { policies, issuerPath }: Policies): Policy | undefined {
  const named = policies.get(path.split('/')[1]?.toLowerCase() ?? '');
  if (named || path !== `${issuerPath}.well-known/openid-configuration`) return named;
  return policies.values().find(({ kind }) => kind === signInPolicies[defaultLocale]);
}
