import { Threads } from '#board/context/threads.ts';
import type { DocumentTask } from './document-thread.ts';
import { findings } from './finding.ts';
import type { Finding } from './finding.ts';

/** Honest documents take milliseconds, the worst that were made a fifth of a second, on a machine at work. */
const threads = new Threads({
  file: '#board/candidates/documents/document-thread.ts',
  count: 2,
  milliseconds: 10_000,
});

/**
 * Looks into a document beside the thread that answers requests, which a costly document would hold up.
 * @throws Unanswered
 */
export async function lookApart(task: DocumentTask): Promise<Finding> {
  const answer = await threads.run(task);
  const finding = findings.find((one) => one === answer);
  if (finding === undefined) throw new TypeError(`no finding: ${String(answer)}`);
  return finding;
}
