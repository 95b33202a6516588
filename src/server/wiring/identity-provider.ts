import type { Configuration } from '#configuration/read-configuration.ts';
import { defaultPolicyNames, type PolicyNames } from '#identity/provider/protocol/policies.ts';
import type { Settings } from '#identity/relying-party/connection/settings.ts';

type Policies = Settings['policies'];

/** The identity provider: the embedded provider, or another provider set in the environment. */
export type IdentityProvider = {
  /**
   * Other origins to which forms of the site may redirect: the origins of an external provider, and none for
   * the embedded provider.
   */
  readonly origins: readonly string[];
} & (
  | { readonly kind: 'embedded'; readonly policies: PolicyNames }
  // Address below which the provider has its policies; null for a provider without policies.
  | { readonly kind: 'other'; readonly policies: Policies; readonly authority: URL | null }
);

/** Reads the provider from the configuration, which has already compared its variables with each other. */
export function identityProviderOf(configuration: Configuration): IdentityProvider {
  const authority = configuration.identityAuthority ? new URL(configuration.identityAuthority) : null;
  const given = givenPolicies(configuration);
  if (authority === null && typeof given.signInFr !== 'object')
    return { kind: 'embedded', policies: namesOf(given), origins: [] };
  const policies = policiesOf(given);
  const addresses = Object.values(policies).flatMap((policy) =>
    policy !== null && typeof policy === 'object' ? [policy.discovery] : [],
  );
  const origins = [...(authority ? [authority.href] : []), ...addresses].map((address) => new URL(address).origin);
  return { kind: 'other', policies, authority, origins: [...new Set(origins)] };
}

const givenPolicies = (configuration: Configuration) => ({
  signInFr: configuration.policySigninFr,
  signInEn: configuration.policySigninEn,
  signUp: configuration.policySignup,
  passwordReset: configuration.policyPasswordReset,
  profileEdit: configuration.policyProfileEdit,
});

type Given = ReturnType<typeof givenPolicies>;

const nameOr = (said: unknown, usual: string): string => (typeof said === 'string' ? said : usual);

function namesOf({ signInFr, signInEn, signUp, passwordReset, profileEdit }: Given): PolicyNames {
  return {
    signInFr: nameOr(signInFr, defaultPolicyNames.signInFr),
    signInEn: nameOr(signInEn, defaultPolicyNames.signInEn),
    signUp: nameOr(signUp, defaultPolicyNames.signUp),
    passwordReset: nameOr(passwordReset, defaultPolicyNames.passwordReset),
    profileEdit: nameOr(profileEdit, defaultPolicyNames.profileEdit),
  };
}

// Returns the policies. Missing policies have B2C's default names if the sign-in is a policy. Other providers
// have one address for every action that needs a password, and their own pages do the rest.
function policiesOf(given: Given): Policies {
  const signInFr = given.signInFr ?? defaultPolicyNames.signInFr;
  const hasPolicies = typeof signInFr === 'string';
  const signInEn = given.signInEn ?? (hasPolicies ? defaultPolicyNames.signInEn : signInFr);
  const signUp = given.signUp ?? (hasPolicies && given.signUp === undefined ? defaultPolicyNames.signUp : signInFr);
  const rest = (action: 'passwordReset' | 'profileEdit') => {
    const said = given[action];
    return said === undefined && hasPolicies ? defaultPolicyNames[action] : (said ?? null);
  };
  return { signInFr, signInEn, signUp, passwordReset: rest('passwordReset'), profileEdit: rest('profileEdit') };
}
