import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Actor } from '#staff/actor.ts';
import { parseInput } from '#words/invalid-input.ts';
import { auditCriteria } from './audit-criteria.ts';
import { type AuditEntry, auditRows } from './audit-rows.ts';
import { requireRole } from './record-act.ts';

/** Number of acts on a page of the audit. */
export const auditPageSize = 50;

export type AuditPage = {
  readonly entries: readonly AuditEntry[];
  /** Value of `after` for the next page. A page that is not full may have one. Null on the last page. */
  readonly next: number | null;
  /**
   * Time of the oldest act that was looked at, if the page is not full and older acts were not looked at yet.
   */
  readonly lookedBackTo: Date | null;
};

/**
 * Returns a page of the acts that meet the typed criteria, newest first. Looks at a limited number of acts:
 * where filters meet seldom, a page may be empty although the next is not.
 * @throws NotAllowed, InvalidInput
 */
export async function searchAudit(db: Kysely<Tables>, actor: Actor, typed: unknown): Promise<AuditPage> {
  requireRole(actor, 'audit.read');
  const { entries, place } = await auditRows(db, parseInput(auditCriteria, typed), auditPageSize);
  const isFull = entries.length === auditPageSize;
  return { entries, next: place?.id ?? null, lookedBackTo: isFull ? null : (place?.at ?? null) };
}
