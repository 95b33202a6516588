import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { type ActName, mayDo, NotAllowed } from '#staff/acts.ts';
import { type Actor, actorText, type GuestActor } from '#staff/actor.ts';

/** Names of what acts are about. Of a candidate the audit keeps the object id alone. */
export const subjectKinds = [
  'member',
  'document',
  'picture',
  'release',
  'candidate',
  'report',
  'offer',
  'import',
  'audit',
  'round',
  'queue',
  'letter',
  'company',
  'message',
  'newsletter',
  'key',
  'webhook',
  'synonym',
  'reference',
  'database',
] as const;

type SubjectKind = (typeof subjectKinds)[number];

/** Values of changed fields: before, then after. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

export type Act = {
  readonly actor: Actor | GuestActor;
  readonly act: ActName;
  readonly subject: { readonly kind: SubjectKind; readonly id: string };
  readonly changes?: Changes;
  readonly reason?: string | null;
  readonly at: Date;
};

/** Limit of characters of a value in the audit. A longer value is cut. */
const longestValue = 2000;

/**
 * Refuses staff who lack the role. Programs and jobs may do every act, because who starts them rules the
 * machine.
 * @throws NotAllowed
 */
export function requireRole(actor: Actor, act: ActName): void {
  if (actor.kind === 'staff' && !mayDo(actor.roles, act)) throw new NotAllowed(`no role of this person allows ${act}`);
}

/** Writes acts into the audit, in the transaction that changes what they are about. */
export async function recordActs(transaction: Kysely<Tables>, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  await transaction.insertInto('staff.audit').values(acts.map(rowOf)).execute();
}

const rowOf = ({ actor, act, subject, changes = {}, reason = null, at }: Act) => ({
  at,
  actor: actorText(actor),
  act,
  subject_kind: subject.kind,
  subject_id: subject.id,
  changes: JSON.stringify(
    Object.fromEntries(Object.entries(changes).map(([field, values]) => [field, values.map(bounded)])),
  ),
  reason,
  request_id: 'requestId' in actor ? actor.requestId : null,
});

function bounded(value: unknown): unknown {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > longestValue ? `${text.slice(0, longestValue).toWellFormed()}…` : (value ?? null);
}
