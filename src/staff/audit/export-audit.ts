import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { byteOrderMark, csvLine } from '#http/csv-line.ts';
import type { Actor } from '#staff/actor.ts';
import { parseInput } from '#words/invalid-input.ts';
import { type AuditCriteria, auditCriteria } from './audit-criteria.ts';
import { type AuditEntry, auditRows } from './audit-rows.ts';
import { type Changes, recordActs, requireRole } from './record-act.ts';

// Rows of a slice. A row with a hundred long fields has 400 kB, so that an export holds 6 MB at most.
const sliceSize = 15;

const heading = [
  'id',
  'at',
  'actor',
  'actor_name',
  'act',
  'subject_kind',
  'subject_id',
  'subject_name',
  'changes',
  'reason',
  'request_id',
];

/**
 * Exports the acts that meet the typed criteria as a CSV file, newest first. The export is an act itself,
 * recorded before the first line. Each slice is read when the receiver asks for it. Acts recorded after the
 * first slice are not in the file.
 * @throws NotAllowed, InvalidInput
 */
export async function exportAudit(
  db: Kysely<Tables>,
  actor: Actor,
  { criteria: typed, now }: { readonly criteria: unknown; readonly now: Date },
): Promise<AsyncIterable<string>> {
  requireRole(actor, 'audit.export');
  const criteria = parseInput(auditCriteria, typed);
  const subject = { kind: 'audit', id: 'export' } as const;
  await recordActs(db, [{ actor, act: 'audit.export', subject, changes: filtersOf(criteria), at: now }]);
  return linesOf(db, criteria);
}

async function* linesOf(db: Kysely<Tables>, criteria: AuditCriteria): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(heading);
  for (let after = criteria.after; ;) {
    const { entries, place } = await auditRows(db, { ...criteria, after }, sliceSize);
    if (entries.length > 0) yield entries.map(lineOf).join('');
    if (place === null) return;
    after = place.id;
  }
}

const lineOf = (entry: AuditEntry): string =>
  csvLine([
    entry.id,
    entry.at.toISOString(),
    entry.actor,
    entry.actorName,
    entry.act,
    entry.subjectKind,
    entry.subjectId,
    entry.subjectName,
    JSON.stringify(entry.changes),
    entry.reason,
    entry.requestId,
  ]);

/**
 * The filters of an export. Of texts that somebody typed only their use is recorded, because they may be
 * personal.
 */
function filtersOf({ subjectId, text, after, ...chosen }: AuditCriteria): Changes {
  const filters = { ...chosen, subjectId: subjectId && 'given', text: text && 'given', after };
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, [null, value]]])),
  );
}
