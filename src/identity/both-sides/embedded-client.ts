/** Default values that the site and the embedded provider both use unless they are configured. */
export const embeddedClient = {
  clientId: 'mon-volontariat-international',
  tenant: 'mvi',
  /** Scope of the candidates API, written as a B2C scope. */
  apiScope: 'candidates.access',
} as const;
