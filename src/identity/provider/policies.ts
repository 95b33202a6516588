/** What a policy (B2C: user flow) lets a person do. */
export type PolicyKind = 'signInFr' | 'signInEn' | 'signUp' | 'passwordReset' | 'profileEdit';

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
