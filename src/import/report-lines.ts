import { type ImportReport, type PlannedChange, tookNothing } from './import-report.ts';

/** Returns the lines that report the result of an import or of a dry run. */
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
  return [...report.planned.map(plannedLine), ...lines, ...remarks(report)].map((line) => `${line}\n`);
}

/** Returns the rejected rows with their reasons. */
export function rejectedLines(rejected: ImportReport['rejected']): string[] {
  return rejected.map(
    ({ row, id, reasons }) => `Row ${row}, ${id === null ? 'no id' : `id ${id}`}, rejected: ${reasons.join('; ')}\n`,
  );
}

function plannedLine({ change, reference, title }: PlannedChange): string {
  return `${change.padEnd(10)} ${reference}  ${title}`;
}

function remarks(report: ImportReport): string[] {
  return [
    ...(tookNothing(report) ? ['Every row was rejected: nothing was taken.'] : []),
    ...(report.failure === null ? [] : [`The source failed on the way: ${report.failure.message}`]),
    ...withdrawalRemarks(report),
    ...detailsRemarks(report),
    ...contactRemarks(report),
    ...demoRemarks(report),
    ...(report.dryRun ? ['A dry run: nothing was written.'] : []),
  ];
}

function detailsRemarks({ details }: ImportReport): string[] {
  if (details === null || details.read + details.unusable + details.left === 0) return [];
  const { read, unusable, left } = details;
  return [
    `Details of ${read} offers filled the gaps of their rows.`,
    ...(unusable > 0 ? [`The source has no details of ${unusable} offers.`] : []),
    ...(left > 0 ? [`Details of ${left} offers could not be read yet: the next import asks for them.`] : []),
  ];
}

function contactRemarks({ withoutContact: count }: ImportReport): string[] {
  if (count === 0) return [];
  return [
    `${count} of these offers name no contact: they take applications only where RECRUITER_FALLBACK_EMAIL is set.`,
  ];
}

function demoRemarks({ demoOffers: count }: ImportReport): string[] {
  if (count === 0) return [];
  return [`${count} invented offers stand beside them: npm run demo:remove takes them away.`];
}

function withdrawalRemarks({ withdrawalSkipped, missing, dryRun, ...rest }: ImportReport): string[] {
  if (withdrawalSkipped === 'stopped') return ['Stopped on the way: nothing was withdrawn. Run it again to finish.'];
  if (withdrawalSkipped === 'partial')
    return [`Not a complete response (${incompleteness(rest)}): nothing is withdrawn.`];
  if (missing === null) return [];
  return [
    `${missing.missing} of the ${missing.shown} offers that were on the board are missing from this response: nothing is withdrawn.`,
    `If that is right, run it ${dryRun ? '' : 'again '}with --allow-mass-withdrawal.`,
  ];
}

function incompleteness({ read, expected, repeated }: Pick<ImportReport, 'read' | 'expected' | 'repeated'>): string {
  if (expected === null) return 'it does not say how many offers there are';
  if (read - repeated === expected) return 'its count changed from page to page';
  return `${read - repeated} different offers of ${expected}`;
}
