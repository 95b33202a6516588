export const principals = ['candidate', 'staff'] as const;

/** As whom a person signs in. A sign-in as staff makes no candidate, no session of the site and no count. */
export type Principal = (typeof principals)[number];
