/** Roles of the staff. A person may have several. */
export const roles = ['reader', 'editor', 'reviewer', 'operator', 'administrator'] as const;

export type Role = (typeof roles)[number];
