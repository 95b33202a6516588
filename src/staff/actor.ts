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
export type GuestActor = {
  readonly kind: 'guest';
  /** Id of the link. The name of the guest is kept beside the link alone, because it has a term. */
  readonly link: number;
  readonly requestId: string | null;
};

/** The actor as one text: `staff:<id>`, `program:<name>`, `job:<name>` or `guest:<link>`. */
export function actorText(actor: Actor | GuestActor): string {
  if (actor.kind === 'staff') return `staff:${actor.id}`;
  return actor.kind === 'guest' ? `guest:${String(actor.link)}` : `${actor.kind}:${actor.name}`;
}
