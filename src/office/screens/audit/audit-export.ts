import { exportAudit } from '#staff/audit/export-audit.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd } from '../../request/office-screen.ts';
import { typedCriteria } from './typed-criteria.ts';

/** Sends the acts of the filters as a file. It is a form, because each export is an act of its own. */
export async function exportActs({ parts: { board }, actor }: StaffRequest, form: FormData): Promise<FormEnd> {
  const now = board.now();
  const criteria = typedCriteria((name) => typedText(form, name));
  const lines = await exportAudit(board.db, actor, { criteria, now });
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="audit-${now.toISOString().slice(0, 10)}.csv"`,
    'Cache-Control': 'private, no-store',
  };
  return { file: new Response(streamOf(lines), { headers }) };
}

/** The receiver asks for each slice, so that an export of any length takes little memory. */
function streamOf(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rest = lines[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await rest.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await rest.return?.();
    },
  });
}
