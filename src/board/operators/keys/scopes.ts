/** Rights of a key: to publish and withdraw offers, or to register webhooks. */
export const scopes = ['offers:write', 'webhooks'] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (text: string): text is Scope => scopes.some((scope) => scope === text);
