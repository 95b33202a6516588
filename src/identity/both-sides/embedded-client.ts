/** Defaults that the site and the embedded provider share unless configured otherwise. */
export const embeddedClient = {
  clientId: 'mon-volontariat-international',
  tenant: 'mvi',
  /** Scope of the candidates API, in the form of a B2C scope. */
  apiScope: 'candidates.access',
} as const;
