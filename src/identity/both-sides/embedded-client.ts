/** What the site and the embedded provider agree on when nothing else is configured. */
export const embeddedClient = {
  clientId: 'mon-volontariat-international',
  tenant: 'mvi',
  /** Access to the candidates API, as a B2C scope of its own. */
  apiScope: 'candidates.access',
} as const;
