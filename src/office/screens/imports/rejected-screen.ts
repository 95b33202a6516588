import { readImportRun } from '#board/operators/imports/import-runs.ts';
import { mostRows, readRunRows } from '#board/operators/imports/run-rows.ts';
import { csvAnswer } from '../../frame/csv-answer.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { rowNumber } from '../../request/row-number.ts';

/** `/bureau/imports/:id/refus`: the refused rows of a run as a file. */
export const rejectedScreen = staffScreen({
  act: 'import.read',
  async show({ parts: { board }, params }) {
    const run = await readImportRun(board, rowNumber(params['id']));
    if (run === null) return null;
    const asked = { runId: run.id, kind: 'rejected', after: 0, limit: mostRows } as const;
    const { rows } = await readRunRows(board, asked);
    return csvAnswer(`import-${run.id}-refused`, [
      ['row', 'id', 'reasons'],
      ...rows.map(({ position, offerId, reasons }) => [position, offerId, reasons.join('; ')]),
    ]);
  },
});
