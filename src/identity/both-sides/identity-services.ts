/** Services with which a person may sign in instead of an account at the provider. */
export const identityServices = ['google', 'linkedin'] as const;

export type IdentityService = (typeof identityServices)[number];

/** Names that B2C uses for the services: in the parameter `domain_hint`, and in the claim `idp`. */
export const domainOf: Readonly<Record<IdentityService, string>> = { google: 'google.com', linkedin: 'linkedin.com' };
