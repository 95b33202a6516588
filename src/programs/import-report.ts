import type { ImportReport } from '#import/import-offers.ts';

/** What an import did, a line each. */
export function importReportLines(report: ImportReport): string[] {
  const counts = [
    ['read', report.read],
    ['inserted', report.inserted],
    ['updated', report.updated],
    ['unchanged', report.unchanged],
    ['withdrawn', report.withdrawn],
    ['rejected', report.rejected.length],
    ...(report.repeated > 0 ? [['repeated', report.repeated] as const] : []),
  ] as const;
  const width = Math.max(...counts.map(([, count]) => String(count).length));
  const lines = counts.map(([name, count]) => `${name.padEnd(10)} ${String(count).padStart(width)}`);
  return [...lines, ...remarks(report)].map((line) => `${line}\n`);
}

/** The rows that are not on the board, and why. */
export function rejectedLines(rejected: ImportReport['rejected']): string[] {
  return rejected.map(
    ({ row, id, reasons }) => `Row ${row}, ${id === null ? 'no id' : `id ${id}`}, rejected: ${reasons.join('; ')}\n`,
  );
}

function remarks({ read, expected, withdrawalSkipped, missing, failure }: ImportReport): string[] {
  const failed = failure === null ? [] : [`The source failed on the way: ${failure.message}`];
  if (withdrawalSkipped === null) return failed;
  if (withdrawalSkipped === 'stopped') return ['Stopped on the way: nothing was withdrawn. Run it again to finish.'];
  if (withdrawalSkipped === 'mass' && missing) {
    return [
      `${missing.missing} of the ${missing.shown} offers on the board are missing from this response: nothing was withdrawn.`,
      'If that is right, run it again with --allow-mass-withdrawal.',
    ];
  }
  const total = expected === null ? 'it does not say how many offers there are' : `${read} rows of ${expected}`;
  return [...failed, `Not a complete response (${total}): nothing was withdrawn.`];
}
