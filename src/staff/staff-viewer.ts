import type { Role } from './roles.ts';

/** A member of the staff as the office sees them in a request; never the whole row. */
export type StaffViewer = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Time of the last sign-in, which acts that cannot be undone require to be recent. */
  readonly provenAt: Date;
  /** The provider's sign-in, or a link printed on the machine. */
  readonly way: 'provider' | 'link';
};
