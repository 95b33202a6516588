import { z } from 'zod';
import { emailInput, messageInput } from '#board/applications/application-input.ts';
import type { Board } from '#board/context/board.ts';
import { fieldCode } from '#words/field-code.ts';
import { InvalidInput, parseInput } from '#words/invalid-input.ts';
import type { Locale } from '#words/locale.ts';
import { abuseMail } from './abuse-job.ts';
import { reportReasons } from './report-limits.ts';
import { findReportSubject, type ReportSubject } from './report-subject.ts';

/** What is reported is not on the site, or no longer. */
export class NothingToReport extends Error {
  readonly code = 'abuse.nothing';
}

const reportInput = z.object({
  reason: z.enum(reportReasons, fieldCode('field.required')),
  message: messageInput,
  /** Only for an answer. */
  email: z.union([z.literal('').transform(() => null), emailInput]),
});

/** Untrusted input, straight from a form. */
export type ReportFields = { readonly [field in keyof z.output<typeof reportInput>]: unknown };

/**
 * Keeps a report and enqueues the letter to the operator, in one transaction.
 * @throws InvalidInput, also for a report without words whose reason says nothing; NothingToReport
 */
export async function reportAbuse(
  board: Pick<Board, 'db' | 'jobs' | 'now'>,
  { kind, id, fields, locale }: Pick<ReportSubject, 'kind' | 'id'> & { fields: ReportFields; locale: Locale },
): Promise<void> {
  const report = parseInput(reportInput, fields);
  if (report.reason === 'other' && report.message === null) throw new InvalidInput({ message: 'field.required' });
  const subject = await findReportSubject(board, kind, id);
  if (subject === null) throw new NothingToReport('there is no such offer or company');
  await board.db.transaction().execute(async (transaction) => {
    const { id: reportId } = await transaction
      .insertInto('abuse_reports')
      .values({
        ...report,
        subject_kind: kind,
        subject_id: id,
        subject_name: subject.name,
        locale,
        reported_at: board.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await board.jobs.enqueue(transaction, abuseMail, { reportId });
  });
}
