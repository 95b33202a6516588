import type { FastifyBaseLogger } from 'fastify';
import { maxFrames, sampled } from '#site/scripts/on-every-page/error-telling.ts';

/** Of what failed, and where; no words of the error, which may hold what somebody typed. */
export type ErrorReport = {
  readonly at: string;
  readonly where: 'server' | 'browser';
  /** The number under which the server's log knows it. */
  readonly requestId: string;
  readonly name: string;
  readonly code: string | null;
  /** The uppermost lines of its stack. */
  readonly frames: readonly string[];
};

export type ReportError = (report: Omit<ErrorReport, 'at'>) => void;

type Options = {
  /** Null: nobody is told. */
  readonly url: string | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: () => Date;
  /** From 0 to 1. */
  readonly random?: () => number;
  readonly send?: typeof fetch;
};

/** Reports under way at once: an outage is not told a thousand times. */
const maxAtOnce = 5;
const patience = 5000;

/** Tells an error collector, by POST of JSON; what it cannot be told is lost, and the log has it anyway. */
export function createErrorReports({ url, log, now = () => new Date(), random = Math.random, send = fetch }: Options) {
  let underWay = 0;
  const post = async (to: string, report: ErrorReport) => {
    underWay += 1;
    try {
      const signal = AbortSignal.timeout(patience);
      const headers = { 'content-type': 'application/json' };
      const answer = await send(to, {
        method: 'POST',
        headers,
        body: JSON.stringify(report),
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      if (!answer.ok) log.warn({ status: answer.status }, 'an error report was not taken');
    } catch (error) {
      log.warn({ err: error }, 'an error report was not sent');
    } finally {
      underWay -= 1;
    }
  };
  const report: ReportError = (said) => {
    if (url === null || underWay >= maxAtOnce) return;
    // Browsers choose their third by themselves: what they do not tell costs no request.
    if (said.where === 'server' && random() >= sampled) return;
    void post(url, { at: now().toISOString(), ...said });
  };
  return report;
}

/** What is told of an error of this program: its kind, its code and where it was, without its words. */
export function reportedError(error: unknown): Pick<ErrorReport, 'name' | 'code' | 'frames'> {
  if (!(error instanceof Error)) return { name: typeof error, code: null, frames: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { name: error.name, code, frames: framesOf(error) };
}

/** The words of an error stand in its stack too, and may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const lines = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return lines.slice(0, maxFrames).map((line) => line.trim().replaceAll(process.cwd(), ''));
}
