/** Services, besides the provider, with which a person may sign in. */
export const identityServices = ['google', 'linkedin'] as const;

export type IdentityService = (typeof identityServices)[number];

/** Names of the services at B2C: in the parameter `domain_hint`, and in the claim `idp`. */
export const domainOf: Readonly<Record<IdentityService, string>> = { google: 'google.com', linkedin: 'linkedin.com' };
