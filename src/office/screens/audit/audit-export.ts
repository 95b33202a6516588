import { exportAudit } from '#staff/audit/export-audit.ts';
import { fileAnswer } from '../../request/answers.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd } from '../../request/office-screen.ts';
import { typedCriteria } from './typed-criteria.ts';

/** Sends the acts of the filters as a file. It is a form, because each export is an act of its own. */
export async function exportActs({ parts: { board }, actor }: StaffRequest, form: FormData): Promise<FormEnd> {
  const now = board.now();
  const criteria = typedCriteria((name) => typedText(form, name));
  const lines = await exportAudit(board.db, actor, { criteria, now });
  return { file: fileAnswer(lines, `audit-${now.toISOString().slice(0, 10)}.csv`, 'text/csv; charset=utf-8') };
}
