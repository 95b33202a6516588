import { readImportRun } from '#board/operators/imports/import-runs.ts';
import { mostRows, readRunRows } from '#board/operators/imports/run-rows.ts';
import { byteOrderMark, csvLine } from '#http/csv-line.ts';
import { fileAnswer } from '../../request/answers.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { runIdOf } from './import-address.ts';

/** `/bureau/imports/:id/refus`: the refused rows of a run as a file. */
export const rejectedScreen = staffScreen({
  act: 'import.read',
  async show({ parts: { board }, params }) {
    const run = await readImportRun(board, runIdOf(params['id']));
    if (run === null) return null;
    const asked = { runId: run.id, kind: 'rejected', after: 0, limit: mostRows } as const;
    const { rows } = await readRunRows(board, asked);
    const lines = rows.map(({ position, offerId, reasons }) => csvLine([position, offerId, reasons.join('; ')]));
    const text = byteOrderMark + csvLine(['row', 'id', 'reasons']) + lines.join('');
    return fileAnswer(oneSlice(text), `import-${run.id}-refused.csv`, 'text/csv; charset=utf-8');
  },
});

async function* oneSlice(text: string): AsyncGenerator<string> {
  yield text;
}
