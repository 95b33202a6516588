import { exportAudit } from '#staff/audit/export-audit.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { localized } from '#words/locale.ts';
import { redirectTo } from '../../request/answers.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { typedCriteria } from './typed-criteria.ts';

/** `/bureau/journal/export.csv`: the acts of the filters as a file. */
export const auditExport = staffScreen({
  act: 'audit.export',
  async show({ parts: { board }, actor, url, locale }) {
    const now = board.now();
    try {
      const lines = await exportAudit(board.db, actor, { criteria: typedCriteria(url.searchParams), now });
      return new Response(streamOf(lines), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="audit-${now.toISOString().slice(0, 10)}.csv"`,
          'Cache-Control': 'private, no-store',
        },
      });
    } catch (error) {
      // The page of the filters names the wrong field.
      if (error instanceof InvalidInput) return redirectTo(`${localized(locale, '/bureau/journal')}${url.search}`);
      throw error;
    }
  },
});

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
