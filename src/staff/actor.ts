import type { Role } from './roles.ts';

/** A member of the staff who acts in a request. */
export type StaffActor = {
  readonly kind: 'staff';
  readonly id: string;
  readonly roles: readonly Role[];
  readonly requestId: string | null;
};

/** Who acts: a person, a program of the command line, or recurring work. */
export type Actor = StaffActor | { readonly kind: 'program' | 'job'; readonly name: string };

/** Somebody without an account who answers a link. Guests do nothing else: no rule of acts takes them. */
export type GuestActor = { readonly kind: 'guest'; readonly name: string; readonly requestId: string | null };

/** The actor as one text: `staff:<id>`, `program:<name>`, `job:<name>` or `guest:<name>`. */
export const actorText = (actor: Actor | GuestActor): string =>
  `${actor.kind}:${actor.kind === 'staff' ? actor.id : actor.name}`;
